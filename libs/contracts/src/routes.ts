import * as adminSecurity from './admin-security';
import * as identity from './identity';
import * as listings from './listings';
import * as messaging from './messaging';
import * as notifications from './notifications';
import * as rewards from './rewards';
import type { AnyRoute } from './route';

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every route of the product with its name, e.g. `showListing`. Server-side only: a browser imports single routes. */
export const routes: ReadonlyMap<string, AnyRoute> = new Map(
  [identity, listings, messaging, notifications, rewards, adminSecurity].flatMap((contracts) =>
    Object.entries<unknown>(contracts).filter((entry): entry is [string, AnyRoute] => isRoute(entry[1])),
  ),
);
