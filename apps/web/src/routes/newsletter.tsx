import { createFileRoute } from '@tanstack/react-router';
import { followNewsletterLink, readMailLink } from '../features/alerts/api/mail-links';
import { MailLinkPage } from '../features/alerts/components/mail-link-page';
import { Newsletter } from '../features/alerts/components/newsletter';

export const Route = createFileRoute('/newsletter')({ validateSearch: readMailLink, component: NewsletterRoute });

function NewsletterRoute() {
  const link = Route.useSearch();
  if (link.confirm === undefined && link.unsubscribe === undefined) return <Newsletter heading="h1" />;
  return <MailLinkPage about="newsletter" link={link} follow={followNewsletterLink} />;
}
