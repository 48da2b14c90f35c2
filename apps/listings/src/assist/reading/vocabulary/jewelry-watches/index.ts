import { inOtherScripts } from './in-other-scripts';
import { jewelry } from './jewelry';
import { more } from './more';
import { watches } from './watches';

export const jewelryWatches = [jewelry, watches, more, inOtherScripts] as const;
