import { identityEvents } from './identity';
import { listingsEvents } from './listings';
import { messagingEvents } from './messaging';

/** Every event of the product. */
export const events = [...identityEvents, ...listingsEvents, ...messagingEvents] as const;
