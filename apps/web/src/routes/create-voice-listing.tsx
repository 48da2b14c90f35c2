import { createFileRoute } from '@tanstack/react-router';
import { VoiceListing } from '../features/create-listing/assist/voice-listing';
import { refuseListing, requireSession } from '../features/session';
import { textsReady } from '../i18n/i18n';

export const Route = createFileRoute('/create-voice-listing')({
  // It would lie over the fields.
  staticData: { withoutChatShortcut: true },
  beforeLoad: ({ context, preload }) =>
    requireSession({ queryClient: context.queryClient, preload, refuse: () => void textsReady.then(refuseListing) }),
  component: VoiceListing,
});
