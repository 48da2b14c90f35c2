import { appliances } from './appliances';
import { decorAndBedding } from './decor-and-bedding';
import { furniture } from './furniture';
import { inOtherScripts } from './in-other-scripts';
import { kitchen } from './kitchen';
import { more } from './more';
import { toolsAndGarden } from './tools-and-garden';

export const homeGarden = [
  furniture,
  kitchen,
  appliances,
  toolsAndGarden,
  decorAndBedding,
  more,
  inOtherScripts,
] as const;
