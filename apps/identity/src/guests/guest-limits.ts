import { Injectable } from '@nestjs/common';
import { identityErrors } from '@vybac/contracts/identity';
import { AppError, type ErrorDefinition } from '@vybac/kit';
import { RateLimits } from '@vybac/platform';

const windowMinutes = 60;
// Rulings, Rate limits; an operator's RATE_LIMITS wins.
const creation = { perDevice: 5, perAddress: 100 };
const login = { perGuestId: 10, perAddress: 100 };

/** How often guests may be made, and how often a PIN may be tried. */
@Injectable()
export class GuestLimits {
  constructor(private readonly limits: RateLimits) {}

  /** @throws AppError `guest.creation_limited` */
  async countCreation(device: string, address: string): Promise<void> {
    const refused = identityErrors['guest.creation_limited'];
    await this.count('guest_creation:address', address, creation.perAddress, refused);
    await this.count('guest_creation', device, creation.perDevice, refused);
  }

  /** @throws AppError `guest.login_limited` */
  async countLogin(guestId: string, address: string): Promise<void> {
    const refused = identityErrors['guest.login_limited'];
    await this.count('guest_login:address', address, login.perAddress, refused);
    await this.count('guest_login', guestId, login.perGuestId, refused);
  }

  private async count(action: string, key: string, max: number, refused: ErrorDefinition): Promise<void> {
    const { allowed, retryAfterSeconds } = await this.limits.consume(action, key, { max, windowMinutes });
    if (!allowed) throw new AppError(refused, { retryAfterSeconds });
  }
}
