import { Module } from '@nestjs/common';
import { LeaderboardController } from './leaderboard/leaderboard.controller';
import { LeaderboardReactions } from './leaderboard/leaderboard.reactions';
import { Leaderboard } from './leaderboard/leaderboard.service';
import { PreferencesStore } from './leaderboard/preferences.store';
import { SalesStore } from './leaderboard/sales.store';

@Module({
  controllers: [LeaderboardController, LeaderboardReactions],
  providers: [Leaderboard, SalesStore, PreferencesStore],
})
export class RewardsModule {}
