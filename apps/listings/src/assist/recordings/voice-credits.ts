import { Injectable } from '@nestjs/common';
import type { Actor } from '@vybac/contracts/identity';

/** How many voice listings somebody may make (rulings, Creation modes). Plans decide it, once there are any. */
export abstract class VoiceCredits {
  /** Uses one credit. @throws AppError `assist.premium_required` when none is left */
  abstract require(actor: Actor): Promise<void>;
}

/** Until plans exist nobody is limited. */
@Injectable()
export class UnlimitedVoiceCredits extends VoiceCredits {
  require(): Promise<void> {
    return Promise.resolve();
  }
}
