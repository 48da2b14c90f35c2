import { adminSecurityEvents } from './admin-security';
import { identityEvents } from './identity';
import { listingsEvents, savedSearchEvents } from './listings';
import { messagingEvents } from './messaging';

/** Every event of the product. */
export const events = [
  ...identityEvents,
  ...listingsEvents,
  ...savedSearchEvents,
  ...messagingEvents,
  ...adminSecurityEvents,
] as const;
