import { createFileRoute } from '@tanstack/react-router';
import { ChooseMode } from '../features/create-listing/assist/choose-mode';

export const Route = createFileRoute('/create-ai-listing')({ component: ChooseMode });
