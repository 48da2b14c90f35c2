import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Collection, Connection } from 'mongoose';
import { unjournaled } from '../mongo/unjournaled';

interface LeaseDocument {
  _id: string;
  owner: string | null;
  /** Grows with every change of owner: who holds a smaller number was replaced. */
  fence: number;
  until: Date;
}

/** How long a lease lasts without being renewed, in milliseconds. */
export const term = 5_000;

/** How often a holder should renew, in milliseconds: three chances within a term of five seconds. */
export const renewalInterval = 1_500;

/**
 * Rights that one process at a time holds, in the collection `leases`. Time is the database's own (`$$NOW`), so machines
 * need not agree on theirs. A holder that died on this machine is replaced at once, others when their term has passed.
 *
 * @example
 * const fence = await leases.acquire('outbox-relay');
 * if (fence !== null && (await leases.renew('outbox-relay', fence))) publish();
 */
export class Leases {
  readonly owner = `${hostname()}/${process.pid}/${randomUUID()}`;
  private readonly leases: Collection<LeaseDocument>;

  constructor(connection: Connection) {
    this.leases = connection.collection<LeaseDocument>('leases');
  }

  /** @returns the fencing number, or null while somebody else holds it */
  async acquire(name: string): Promise<number | null> {
    const free = { _id: name, $or: [{ owner: { $in: [null, this.owner] } }, { $expr: { $lt: ['$until', '$$NOW'] } }] };
    const unheld = { owner: null, fence: 0, until: new Date(0) };
    await this.leases.updateOne({ _id: name }, { $setOnInsert: unheld }, { upsert: true });
    return (await this.take(free)) ?? this.inherit(name);
  }

  /** Prolongs the term. @returns false when somebody else has taken over */
  async renew(name: string, fence: number): Promise<boolean> {
    // A renewal that a crash forgets only lets the lease end sooner.
    const result = await this.leases.updateOne({ _id: name, owner: this.owner, fence }, prolong, unjournaled);
    return result.matchedCount === 1;
  }

  /** Prolongs everything held, in one write. @returns what is still held: name → fencing number */
  async renewAll(): Promise<Map<string, number>> {
    await this.leases.updateMany({ owner: this.owner }, prolong, unjournaled);
    const held = await this.leases.find({ owner: this.owner }, { projection: { fence: 1 } }).toArray();
    return new Map(held.map(({ _id, fence }) => [_id, fence]));
  }

  async release(name: string): Promise<void> {
    await this.leases.updateOne({ _id: name, owner: this.owner }, { $set: { owner: null } });
  }

  private async take(filter: object): Promise<number | null> {
    const ours = { owner: { $literal: this.owner }, fence: { $add: ['$fence', 1] }, until: termFromNow };
    const lease = await this.leases.findOneAndUpdate(filter, [{ $set: ours }], { returnDocument: 'after' });
    return lease?.fence ?? null;
  }

  private async inherit(name: string): Promise<number | null> {
    const held = await this.leases.findOne({ _id: name });
    if (!held?.owner || !diedHere(held.owner)) return null;
    return this.take({ _id: name, owner: held.owner, fence: held.fence });
  }
}

const termFromNow = { $add: ['$$NOW', term] };
const prolong = [{ $set: { until: termFromNow } }];

function diedHere(owner: string): boolean {
  const [host, pid] = owner.split('/');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
