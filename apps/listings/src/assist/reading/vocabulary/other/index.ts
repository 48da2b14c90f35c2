import { babyAndChild } from './baby-and-child';
import { inOtherScripts } from './in-other-scripts';
import { more } from './more';
import { petsCraftsAndTheRest } from './pets-crafts-and-the-rest';
import { toysGamesAndTickets } from './toys-games-and-tickets';

export const other = [babyAndChild, toysGamesAndTickets, petsCraftsAndTheRest, more, inOtherScripts] as const;
