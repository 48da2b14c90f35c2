import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '../frame/page-heading';

interface ConversationSearch {
  /** The listing that the conversation is about. */
  listing?: string;
}

export const Route = createFileRoute('/chat/$recipientId')({
  validateSearch: ({ listing }: Record<string, unknown>): ConversationSearch =>
    typeof listing === 'string' ? { listing } : {},
  component: Conversation,
});

function Conversation() {
  return <PageHeading titleKey="pages.messages" />;
}
