import { reservationHours } from '@vybac/contracts/listings';
import { z } from 'zod';

const schema = z.object({
  /** How long an accepted offer or Buy Now holds an item. */
  RESERVATION_HOURS: z.coerce.number().positive().max(720).default(reservationHours),
});

/** The operator's settings of deals. */
export class DealsConfig {
  constructor(readonly reservationMilliseconds: number) {}

  /** @throws ZodError */
  static read(environment: NodeJS.ProcessEnv = process.env): DealsConfig {
    return new DealsConfig(schema.parse(environment).RESERVATION_HOURS * 3_600_000);
  }
}
