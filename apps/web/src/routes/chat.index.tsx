import { createFileRoute } from '@tanstack/react-router';
import { WelcomePanel } from '../features/chat/components/welcome-panel';

export const Route = createFileRoute('/chat/')({ component: WelcomePanel });
