import { readListingsSearch, savedQueryOf } from '@vybac/contracts/listings';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Newsletter } from '../features/alerts/components/newsletter';
import { SaveSearchButton } from '../features/alerts/components/save-search-button';
import { browsePages } from '../features/listings/api/browse';
import { BrowsePage } from '../features/listings/components/browse-page';

export const Route = createFileRoute('/listings')({
  validateSearch: readListingsSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page answers at once and its listings fill in.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(browsePages(deps)),
  component: Browse,
});

function Browse() {
  const { t } = useTranslation('listings');
  const search = Route.useSearch();
  const name = search.q ?? (search.category ? t(`categories.${search.category}`) : '');
  return (
    <BrowsePage
      search={search}
      saveSearch={
        <SaveSearchButton
          key={JSON.stringify(search)}
          query={savedQueryOf(search)}
          name={name}
          hadDistance={search.near !== undefined}
        />
      }
      newsletter={<Newsletter />}
    />
  );
}
