import { suggestPrice, type Category, type Condition } from '@vybac/contracts/listings';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../api/call';

export interface Wanted {
  readonly title: string;
  readonly category: Category;
  readonly condition: Condition | null;
  /** The listing that is being edited. */
  readonly listingId: string | null;
}

/** What comparable things go for; nobody is asked while it is not known what they would be comparable to. */
export function comparablePrices(wanted: Wanted | null) {
  return queryOptions({
    queryKey: ['assist', 'price', wanted],
    queryFn: wanted ? ({ signal }) => call(suggestPrice, { body: wanted }, { signal }) : skipToken,
    staleTime: 5 * 60_000,
    retry: false,
  });
}
