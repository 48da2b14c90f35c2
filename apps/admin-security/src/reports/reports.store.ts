import { Injectable } from '@nestjs/common';
import type { ReportStatus } from '@vybac/contracts/admin-security';
import { type Aggregate, AggregateStore, Outbox } from '@vybac/platform';
import type { ReportState } from './report';

/** Keeps the reports. */
@Injectable()
export class ReportsStore extends AggregateStore<ReportState> {
  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'reports',
      indexes: [
        [
          { reporterId: 1, listingId: 1 },
          { unique: true, partialFilterExpression: { status: 'pending' } },
        ],
        [{ createdAt: -1, _id: -1 }],
        [{ status: 1, createdAt: -1, _id: -1 }],
      ],
    });
  }

  async existing(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.collection.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** Newest first, behind the one that the page before ended with. */
  async page(
    status: ReportStatus | undefined,
    after: readonly [createdAt: number, id: string] | null,
    limit: number,
  ): Promise<Aggregate<ReportState>[]> {
    const [createdAt, id] = after ? [new Date(after[0]), after[1]] : [];
    const older = createdAt && {
      createdAt: { $lte: createdAt },
      $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }],
    };
    const documents = await this.collection
      .find({ ...(status && { status }), ...older }, { projection: { outbox: 0, outboxAt: 0 } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return documents.map(({ _id, ...rest }) => ({ ...rest, id: _id }));
  }
}
