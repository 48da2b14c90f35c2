import { bagsAndAccessories } from './bags-and-accessories';
import { garments } from './garments';
import { inOtherScripts } from './in-other-scripts';
import { more } from './more';
import { shoes } from './shoes';

export const clothing = [garments, shoes, bagsAndAccessories, more, inOtherScripts] as const;
