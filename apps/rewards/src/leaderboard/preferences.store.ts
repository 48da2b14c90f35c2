import { Injectable } from '@nestjs/common';
import type { LeaderboardPreferences } from '@vybac/contracts/rewards';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';

const shown: LeaderboardPreferences = { hidesEarnings: false, isHidden: false };

/** What sellers want to show of themselves; nothing is kept of those who have not said. */
@Injectable()
export class PreferencesStore {
  private readonly collection: Collection<LeaderboardPreferences & { _id: string }>;

  constructor(database: Database) {
    this.collection = database.connection.collection<LeaderboardPreferences & { _id: string }>(
      'leaderboard_preferences',
    );
  }

  async of(sellerIds: readonly string[]): Promise<(sellerId: string) => LeaderboardPreferences> {
    const found = await this.collection.find({ _id: { $in: [...sellerIds] } }).toArray();
    const said = new Map(found.map(({ _id, ...preferences }) => [_id, preferences]));
    return (sellerId) => said.get(sellerId) ?? shown;
  }

  async choose(sellerId: string, preferences: LeaderboardPreferences): Promise<void> {
    await this.collection.updateOne({ _id: sellerId }, { $set: preferences }, { upsert: true });
  }
}
