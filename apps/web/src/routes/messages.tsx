import { createFileRoute, redirect } from '@tanstack/react-router';

/** An older name of the chat (spec 2 §2). */
export const Route = createFileRoute('/messages')({
  beforeLoad: () => {
    throw redirect({ to: '/chat', replace: true });
  },
});
