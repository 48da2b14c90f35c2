import { inOtherScripts } from './in-other-scripts';
import { keysWindsAndDrums } from './keys-winds-and-drums';
import { more } from './more';
import { stageAndStudio } from './stage-and-studio';
import { stringsAndGuitars } from './strings-and-guitars';

export const musicalInstruments = [stringsAndGuitars, keysWindsAndDrums, stageAndStudio, more, inOtherScripts] as const;
