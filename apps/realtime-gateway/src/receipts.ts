import { recordReceipt } from '@vybac/contracts/messaging';
import type { ServiceClient } from '@vybac/platform';

interface Pending {
  delivered: number;
  read: number;
  readonly waiting: Promise<void>;
}

/** How long receipts of a burst are gathered, in milliseconds. */
const gatherFor = 50;

/** Passes on up to where clients have received and shown conversations; a burst of messages is reported once. */
export class Receipts {
  private readonly pending = new Map<string, Pending>();

  constructor(private readonly services: ServiceClient) {}

  /** Resolves when messaging knows. */
  report(actorId: string, conversationId: string, seen: { delivered?: number; read?: number }): Promise<void> {
    const key = `${actorId} ${conversationId}`;
    const pending = this.pending.get(key) ?? this.gather(key, actorId, conversationId);
    pending.delivered = Math.max(pending.delivered, seen.delivered ?? 0);
    pending.read = Math.max(pending.read, seen.read ?? 0);
    return pending.waiting;
  }

  private gather(key: string, actorId: string, conversationId: string): Pending {
    const waiting = new Promise((resolve) => setTimeout(resolve, gatherFor)).then(async () => {
      const { delivered, read } = this.pending.get(key) ?? { delivered: 0, read: 0 };
      this.pending.delete(key);
      await this.services.call(recordReceipt, { params: { id: conversationId }, body: { actorId, delivered, read } });
    });
    const pending: Pending = { delivered: 0, read: 0, waiting };
    this.pending.set(key, pending);
    return pending;
  }
}
