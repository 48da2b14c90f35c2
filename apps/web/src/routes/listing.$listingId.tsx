import { createFileRoute } from '@tanstack/react-router';
import { listingQuery } from '../features/listings/api/listing';
import { ListingPage } from '../features/listings/detail/listing-page';

export const Route = createFileRoute('/listing/$listingId')({
  staticData: { withoutChatShortcut: true },
  // Not awaited: the page says itself what it waits for and what has become of the listing.
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(listingQuery(params.listingId)),
  component: Listing,
});

function Listing() {
  return <ListingPage id={Route.useParams().listingId} />;
}
