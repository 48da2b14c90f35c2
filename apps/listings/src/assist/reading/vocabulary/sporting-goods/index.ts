import { cycling } from './cycling';
import { gamesAndTeams } from './games-and-teams';
import { gym } from './gym';
import { inOtherScripts } from './in-other-scripts';
import { more } from './more';
import { outdoors } from './outdoors';

export const sportingGoods = [cycling, gym, outdoors, gamesAndTeams, more, inOtherScripts] as const;
