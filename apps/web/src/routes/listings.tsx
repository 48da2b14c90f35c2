import { createFileRoute } from '@tanstack/react-router';
import { browsePages } from '../features/listings/api/browse';
import { BrowsePage } from '../features/listings/components/browse-page';
import { readListingsSearch } from '@vybac/contracts/listings';

export const Route = createFileRoute('/listings')({
  validateSearch: readListingsSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page answers at once and its listings fill in.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(browsePages(deps)),
  component: Browse,
});

function Browse() {
  return <BrowsePage search={Route.useSearch()} />;
}
