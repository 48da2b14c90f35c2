import { showLeaderboard } from '@vybac/contracts/rewards';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Top Sellers This Month. */
export const leaderboardQuery = queryOptions({
  queryKey: ['leaderboard'],
  queryFn: ({ signal }) => call(showLeaderboard, {}, { signal }),
});
