import { type Leases, term } from './leases';

/** How much earlier than the database a holder believes its term to be over, in milliseconds: their clocks may differ in pace. */
const margin = 1_000;

/**
 * A lease as its holder knows it. The term is reckoned from the moment before the database was asked, by a clock that runs on while
 * the process sleeps: whoever slept through its term asks again before acting, and finds its fencing number replaced.
 *
 * @example
 * const lease = new HeldLease(new Leases(connection), 'outbox-relay');
 * setInterval(() => void lease.hold(), renewalInterval);
 * if (await lease.isSure()) publish();
 */
export class HeldLease {
  private fence: number | null = null;
  private sureUntil = 0;

  constructor(
    private readonly leases: Leases,
    private readonly name: string,
  ) {}

  /** As far as known here; before acting ask `isSure`. */
  get isHeld(): boolean {
    return this.fence !== null;
  }

  /** Prolongs the term, or takes the lease when it is free. @returns true when it was taken just now */
  async hold(): Promise<boolean> {
    if (this.fence !== null && (await this.prolong(this.fence))) return false;
    const asked = performance.now();
    this.fence = await this.leases.acquire(this.name);
    this.sureUntil = asked + term - margin;
    return this.fence !== null;
  }

  /** Whether nobody else can have it now; asks the database only when the term may be over. */
  async isSure(): Promise<boolean> {
    if (this.fence === null) return false;
    return performance.now() < this.sureUntil || this.prolong(this.fence);
  }

  /** Lets another take it at once. */
  async release(): Promise<void> {
    if (this.fence !== null) await this.leases.release(this.name);
    this.fence = null;
  }

  private async prolong(fence: number): Promise<boolean> {
    const asked = performance.now();
    const isOurs = await this.leases.renew(this.name, fence);
    if (isOurs) this.sureUntil = asked + term - margin;
    else this.fence = null;
    return isOurs;
  }
}
