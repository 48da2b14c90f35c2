import { createFileRoute } from '@tanstack/react-router';
import { readCreateListingSearch } from '../features/create-listing/create-listing-search';
import { refuseListing, requireSession } from '../features/session';
import { PageHeading } from '../frame/page-heading';
import { i18next } from '../i18n/i18n';

export const Route = createFileRoute('/create-listing')({
  validateSearch: readCreateListingSearch,
  beforeLoad: ({ context, preload }) =>
    requireSession({ queryClient: context.queryClient, preload, refuse: () => refuseListing(i18next.t) }),
  component: CreateListing,
});

function CreateListing() {
  return <PageHeading titleKey="pages.createListing" />;
}
