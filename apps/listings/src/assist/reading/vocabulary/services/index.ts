import { atHome } from './at-home';
import { forPeople } from './for-people';
import { inOtherScripts } from './in-other-scripts';
import { more } from './more';
import { teaching } from './teaching';

export const services = [teaching, atHome, forPeople, more, inOtherScripts] as const;
