import { Injectable } from '@nestjs/common';
import type { Actor } from '@vybac/contracts/identity';
import { Clock } from '@vybac/kit';
import { assistError } from '../drafts';
import { VoiceCreditsStore } from './voice-credits.store';

/** How many voice listings somebody may make in a month (rulings, Creation modes). Plans decide it, once there are any. */
export abstract class VoiceAllowance {
  /** Null is without end. */
  abstract monthly(actor: Actor): Promise<number | null>;
}

/** Until plans exist nobody is limited. */
@Injectable()
export class UnlimitedVoiceAllowance extends VoiceAllowance {
  monthly(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Longer than any provider is waited for, in milliseconds: what is still unsettled then was interrupted. */
const interruptedAfter = 60_000;

/** A credit is used by a recording of which something came, once. */
@Injectable()
export class VoiceCredits {
  constructor(
    private readonly allowance: VoiceAllowance,
    private readonly store: VoiceCreditsStore,
    private readonly clock: Clock,
  ) {}

  /** Does `work` on one credit, which comes back when it fails. @throws AppError `assist.premium_required` when none is left */
  async use<Result>(actor: Actor, recordingId: string, work: () => Promise<Result>): Promise<Result> {
    const limit = await this.allowance.monthly(actor);
    if (limit === null) return work();
    const at = this.clock.now();
    const id = `${actor.id}:${at.toISOString().slice(0, 7)}`;
    await this.store.giveBackInterrupted(id, new Date(at.getTime() - interruptedAfter));
    const claimed = await this.store.claim(id, recordingId, limit, { at, expiresAt: afterNextMonth(at) });
    if (!claimed) throw assistError('assist.premium_required');
    try {
      const result = await work();
      await this.store.settle(id, recordingId);
      return result;
    } catch (error) {
      await this.store.giveBack(id, recordingId);
      throw error;
    }
  }
}

function afterNextMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 2));
}
