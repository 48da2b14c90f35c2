import { computers } from './computers';
import { consolesAndGames } from './consoles-and-games';
import { inOtherScripts } from './in-other-scripts';
import { more } from './more';
import { phonesAndTablets } from './phones-and-tablets';
import { photoAndVideo } from './photo-and-video';
import { soundAndScreens } from './sound-and-screens';

export const electronics = [
  phonesAndTablets,
  computers,
  consolesAndGames,
  soundAndScreens,
  photoAndVideo,
  more,
  inOtherScripts,
] as const;
