import { createFileRoute } from '@tanstack/react-router';
import { readCreateListingSearch } from '../features/create-listing/create-listing-search';
import { CreateListingPage } from '../features/create-listing/page/create-listing-page';
import { refuseListing, requireSession } from '../features/session';
import { textsReady } from '../i18n/i18n';

export const Route = createFileRoute('/create-listing')({
  // It would lie over the fields.
  staticData: { withoutChatShortcut: true },
  validateSearch: readCreateListingSearch,
  beforeLoad: ({ context, preload }) =>
    requireSession({ queryClient: context.queryClient, preload, refuse: () => void textsReady.then(refuseListing) }),
  component: CreateListing,
});

function CreateListing() {
  return <CreateListingPage search={Route.useSearch()} />;
}
