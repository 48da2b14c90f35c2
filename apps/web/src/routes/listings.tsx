import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '../frame/page-heading';

interface ListingsSearch {
  q?: string;
  category?: string;
  condition?: string;
  sort?: string;
}

const filters = ['q', 'category', 'condition', 'sort'] as const;

export const Route = createFileRoute('/listings')({
  validateSearch: (search: Record<string, unknown>): ListingsSearch =>
    Object.fromEntries(filters.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : []))),
  component: Listings,
});

function Listings() {
  return <PageHeading titleKey="pages.listings" />;
}
