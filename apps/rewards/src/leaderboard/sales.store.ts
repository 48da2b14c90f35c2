import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, isDuplicateKey } from '@vybac/platform';
import type { Collection } from 'mongoose';
import { monthOf, type Sale } from './sale';

interface SaleDocument extends Omit<Sale, 'orderId'> {
  _id: string;
  month: string;
}

/** What one seller sold in one month. */
export interface SellerMonth {
  readonly sellerId: string;
  readonly month: string;
  readonly salesCount: number;
  readonly earned: number;
  readonly currency: string;
}

/** Keeps every sale once, and beside it the sums that the leaderboard reads. */
@Injectable()
export class SalesStore implements OnModuleInit {
  private readonly sales: Collection<SaleDocument>;
  private readonly months: Collection<SellerMonth & { _id: string }>;

  constructor(database: Database) {
    this.sales = database.connection.collection<SaleDocument>('sales');
    this.months = database.connection.collection<SellerMonth & { _id: string }>('seller_months');
  }

  async onModuleInit(): Promise<void> {
    await this.sales.createIndex({ sellerId: 1, month: 1 });
    await this.months.createIndex({ month: 1, salesCount: -1, earned: -1, sellerId: 1 });
  }

  /** The same order again changes nothing, but finishes what a crash left half done. */
  async add({ orderId, ...sale }: Sale): Promise<void> {
    const month = monthOf(sale.at);
    try {
      await this.sales.insertOne({ ...sale, _id: orderId, month });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    await this.sumUp(sale.sellerId, month);
  }

  /** Those who sold most in a month; of two who sold as many, who earned more. */
  top(month: string, limit: number): Promise<SellerMonth[]> {
    return this.months
      .find({ month }, { projection: { _id: 0 } })
      .sort({ month: 1, salesCount: -1, earned: -1, sellerId: 1 })
      .limit(limit)
      .toArray();
  }

  private async sumUp(sellerId: string, month: string): Promise<void> {
    const [sum] = await this.sales
      .aggregate<Pick<SellerMonth, 'salesCount' | 'earned' | 'currency'>>([
        { $match: { sellerId, month } },
        {
          $group: { _id: null, salesCount: { $sum: 1 }, earned: { $sum: '$amount' }, currency: { $last: '$currency' } },
        },
        { $project: { _id: 0 } },
      ])
      .toArray();
    if (!sum) return;
    const _id = `${month} ${sellerId}`;
    // Sales only ever come: a sum of fewer was made before one of more, by somebody slower.
    const older = { _id, salesCount: { $lt: sum.salesCount } };
    try {
      await this.months.updateOne(older, { $set: { sellerId, month, ...sum } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await this.months.updateOne(older, { $set: sum });
    }
  }
}
