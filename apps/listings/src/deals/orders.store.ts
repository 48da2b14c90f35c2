import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { OrderStatus } from '@vybac/contracts/listings';
import { Database, isDuplicateKey } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { OrderState, Party } from './order';

type OrderDocument = Omit<OrderState, 'id'> & {
  _id: string;
  /** Which version of the listing it shows. */
  listingVersion: number;
  participantIds: string[];
};

export interface OrdersQuery {
  readonly participantId: string;
  readonly role: Party | undefined;
  readonly status: OrderStatus | undefined;
  /** Where the page before ended: creation in milliseconds since 1970, and id. */
  readonly after: readonly [createdAt: number, id: string] | null;
  readonly limit: number;
}

/** Keeps orders as the listings decided them. Nothing is decided here, and losing it would lose nothing for long. */
@Injectable()
export class OrdersStore implements OnModuleInit {
  private readonly collection: Collection<OrderDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<OrderDocument>('orders');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ participantIds: 1, createdAt: -1, _id: -1 });
  }

  /** Keeps the order as this version of its listing has it, unless a later one is kept already. */
  async keep({ id, ...order }: OrderState, listingVersion: number): Promise<void> {
    const older = { _id: id, listingVersion: { $lt: listingVersion } };
    const update = { $set: { ...order, listingVersion, participantIds: [order.seller.id, order.buyer.id] } };
    try {
      await this.collection.updateOne(older, update, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Kept meanwhile: perhaps in a later version, perhaps in an older one by somebody quicker.
      await this.collection.updateOne(older, update);
    }
  }

  async find(id: string): Promise<OrderState | null> {
    const found = await this.collection.findOne({ _id: id });
    return found && stateOf(found);
  }

  /** Other people's orders do not exist. */
  async findOf(participantId: string, id: string): Promise<OrderState | null> {
    const found = await this.collection.findOne({ _id: id, participantIds: participantId });
    return found && stateOf(found);
  }

  /** Newest first. */
  async page({ participantId, role, status, after, limit }: OrdersQuery): Promise<OrderState[]> {
    const [createdAt, id] = after ? [new Date(after[0]), after[1]] : [];
    const found = await this.collection
      .find({
        participantIds: participantId,
        ...(role && { [`${role}.id`]: participantId }),
        ...(status && { status }),
        ...(createdAt && {
          createdAt: { $lte: createdAt },
          $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }],
        }),
      })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return found.map(stateOf);
  }
}

function stateOf({ _id: id, listingVersion: _version, participantIds: _ids, ...order }: OrderDocument): OrderState {
  return { id, ...order };
}
