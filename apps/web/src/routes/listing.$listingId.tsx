import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '../frame/page-heading';

export const Route = createFileRoute('/listing/$listingId')({ component: Listing });

function Listing() {
  return <PageHeading titleKey="pages.listing" />;
}
