import { z } from 'zod';
import { id, moneySchema } from '../primitives';
import { defineRoute } from '../route';

/** Top Sellers This Month shows this many (spec 1 §9). */
export const leaderboardSize = 5;

/** One seller of the month. */
export const topSeller = z.object({
  sellerId: id,
  sellerName: z.string(),
  avatarUrl: z.string().nullable(),
  verifiedSeller: z.boolean(),
  salesCount: z.number().int(),
  /** Null when the seller keeps it to themselves. */
  totalEarnings: moneySchema.nullable(),
});
export type TopSeller = z.output<typeof topSeller>;

/** What a seller shows of themselves among the top sellers. */
export const leaderboardPreferences = z.object({ hidesEarnings: z.boolean(), isHidden: z.boolean() });
export type LeaderboardPreferences = z.output<typeof leaderboardPreferences>;

export const showLeaderboard = defineRoute({
  service: 'rewards',
  method: 'GET',
  path: '/api/leaderboard',
  access: 'public',
  summary: 'Top Sellers This Month: who sold most by completed orders in this month (UTC)',
  status: 200,
  output: z.object({
    /** e.g. `2026-11` */
    month: z.string(),
    items: z.array(topSeller).max(leaderboardSize),
  }),
  errors: [],
});

export const showLeaderboardPreferences = defineRoute({
  service: 'rewards',
  method: 'GET',
  path: '/api/me/leaderboard',
  access: 'actor',
  summary: 'What one shows of oneself among the top sellers',
  status: 200,
  output: leaderboardPreferences,
  errors: [],
});

export const chooseLeaderboardPreferences = defineRoute({
  service: 'rewards',
  method: 'PUT',
  path: '/api/me/leaderboard',
  access: 'actor',
  summary: 'Hide one’s earnings, or oneself, among the top sellers',
  body: leaderboardPreferences,
  status: 200,
  output: leaderboardPreferences,
  errors: [],
});
