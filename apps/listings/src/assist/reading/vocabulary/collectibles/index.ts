import { cardsAndComics } from './cards-and-comics';
import { inOtherScripts } from './in-other-scripts';
import { more } from './more';
import { oldAndRare } from './old-and-rare';

export const collectibles = [cardsAndComics, oldAndRare, more, inOtherScripts] as const;
