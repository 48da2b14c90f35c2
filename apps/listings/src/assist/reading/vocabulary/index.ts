import type { Category } from '@vybac/contracts/listings';
import { books } from './books';
import { clothing } from './clothing';
import { collectibles } from './collectibles';
import { electronics } from './electronics';
import { homeGarden } from './home-garden';
import { jewelryWatches } from './jewelry-watches';
import { musicalInstruments } from './musical-instruments';
import { other } from './other';
import { services } from './services';
import { software } from './software';
import { sportingGoods } from './sporting-goods';
import { vehicles } from './vehicles';
import type { Vocabulary } from './vocabulary';

export type { Vocabulary } from './vocabulary';

export const vocabularies: Readonly<Record<Category, readonly Vocabulary[]>> = {
  electronics,
  clothing,
  'home-garden': homeGarden,
  'sporting-goods': sportingGoods,
  collectibles,
  books,
  vehicles,
  services,
  software,
  'musical-instruments': musicalInstruments,
  'jewelry-watches': jewelryWatches,
  other,
};
