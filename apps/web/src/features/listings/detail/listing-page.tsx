import { ProblemError } from '@vybac/client';
import { useQuery } from '@tanstack/react-query';
import { listingQuery } from '../api/listing';
import { ListingDetail } from './listing-detail';
import { ListingSkeleton } from './listing-skeleton';
import { ListingGone, ListingUnreachable } from './listing-states';

const missing = ['listing.missing', 'resource.missing', 'request.invalid'];

/** A listing by its link: as it is, or what has become of it. */
export function ListingPage({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(listingQuery(id));
  const code = error instanceof ProblemError ? error.code : null;
  // What the server has just said of it wins over what was loaded before.
  if (code === 'listing.removed') return <ListingGone state="removed" />;
  if (code && missing.includes(code)) return <ListingGone state="missing" />;
  if (data) return <ListingDetail key={id} listing={data} />;
  if (isPending) return <ListingSkeleton />;
  return <ListingUnreachable onTryAgain={() => void refetch()} />;
}
