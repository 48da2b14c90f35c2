import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '../frame/page-heading';

export const Route = createFileRoute('/chat/')({ component: Conversations });

function Conversations() {
  return <PageHeading titleKey="pages.messages" />;
}
