import type { DemoListing } from '../demo.types';
import { books } from './books';
import { clothing } from './clothing';
import { collectibles } from './collectibles';
import { electronics } from './electronics';
import { homeAndGarden } from './home-garden';
import { jewelryAndWatches } from './jewelry-watches';
import { musicalInstruments } from './musical-instruments';
import { otherThings } from './other';
import { services } from './services';
import { software } from './software';
import { sportingGoods } from './sporting-goods';
import { vehicles } from './vehicles';

/** Everything that has been put up for sale in the demo neighbourhood. */
export const listings: readonly DemoListing[] = [
  ...electronics,
  ...clothing,
  ...homeAndGarden,
  ...sportingGoods,
  ...collectibles,
  ...books,
  ...vehicles,
  ...services,
  ...software,
  ...musicalInstruments,
  ...jewelryAndWatches,
  ...otherThings,
];
