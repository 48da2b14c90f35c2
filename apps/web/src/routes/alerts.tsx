import { createFileRoute } from '@tanstack/react-router';
import { followSearchLink, type MailLink, readMailLink } from '../features/alerts/api/mail-links';
import { MailLinkPage } from '../features/alerts/components/mail-link-page';
import { SavedSearchesPage } from '../features/alerts/components/saved-searches-page';
import { requireSession } from '../features/session';

const isLink = ({ confirm, unsubscribe }: MailLink) => confirm !== undefined || unsubscribe !== undefined;

// Links in mails work without a session; one's own list does not.
export const Route = createFileRoute('/alerts')({
  validateSearch: readMailLink,
  beforeLoad: async ({ context, preload, search }) => {
    if (!isLink(search)) await requireSession({ queryClient: context.queryClient, preload });
  },
  component: AlertsRoute,
});

function AlertsRoute() {
  const link = Route.useSearch();
  return isLink(link) ? <MailLinkPage about="search" link={link} follow={followSearchLink} /> : <SavedSearchesPage />;
}
