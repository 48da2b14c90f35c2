import type { Category, Condition } from '@vybac/contracts/listings';

import type { PersonKey } from './people';
import type { PaletteName } from './pictures/palettes';
import type { Place } from './places';

/** A person of the demo neighbourhood. `key` names the person in this data set: of users it is the username. */
export type DemoPerson = DemoUser | DemoGuest;

export interface DemoUser {
  kind: 'user';
  key: string;
  fullName: string;
  bio: string;
  avatar: AvatarRecipe;
  joinedDaysAgo: number;
}

export interface DemoGuest {
  kind: 'guest';
  key: string;
  joinedDaysAgo: number;
}

/** One second-hand listing. `key` never changes, so that seeding can go on after a stop without making anything twice. */
export interface DemoListing {
  key: string;
  title: string;
  description: string;
  priceCents: number;
  category: Category;
  /** Null for services and software only. */
  condition: Condition | null;
  location: Place;
  tags: readonly string[];
  seller: PersonKey;
  /** 1-3; the first is the cover. */
  pictures: readonly PictureRecipe[];
  ageDays: number;
  /** Absent while the thing is for sale. */
  outcome?: DemoSale;
}

export interface DemoSale {
  soldTo: PersonKey;
  /** What it went for in the end. */
  priceCents: number;
  /** Days between publishing and selling. */
  daysLater: number;
}

/** Everything that decides a picture: the same recipe gives the same picture. The first thing is the one for sale. */
export interface PictureRecipe {
  set: StudioSet;
  palette: PaletteName;
  framing: Framing;
  things: readonly Thing[];
}

/** Where the picture was taken. */
export type StudioSet = 'sweep' | 'podium' | 'table' | 'window' | 'room' | 'street' | 'meadow' | 'flat-lay' | 'wall';

export type Framing = 'whole' | 'close' | 'closer';

/** `art` is an emoji with a drawing in the art package; the rest says how this particular thing looks. */
export interface Thing {
  art: string;
  /** Degrees around the colour wheel, 0 = as drawn. */
  hue?: number;
  /** 1 = as drawn, 0 = grey. */
  vividness?: number;
  /** 1 = as drawn. */
  brightness?: number;
  /** Degrees clockwise. */
  tilt?: number;
  mirrored?: boolean;
  /** 1 = the size its place in the picture suggests. */
  size?: number;
}

/** A face on a coloured ground. */
export interface AvatarRecipe {
  face: string;
  palette: PaletteName;
}
