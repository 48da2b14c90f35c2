import { guestListingLimit } from '@vybac/contracts/identity';
import { z } from 'zod';

const schema = z.object({
  /** How many listings a guest may have on sale: active, reserved and pending together (rulings, Guest listing limit). */
  GUEST_LISTING_LIMIT: z.coerce.number().int().positive().max(1_000).default(guestListingLimit),
});

/** The operator's settings of guests' listings. */
export class GuestPlacesConfig {
  constructor(readonly limit: number) {}

  /** @throws ZodError */
  static read(environment: NodeJS.ProcessEnv = process.env): GuestPlacesConfig {
    return new GuestPlacesConfig(schema.parse(environment).GUEST_LISTING_LIMIT);
  }
}
