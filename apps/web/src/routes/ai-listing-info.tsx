import { createFileRoute } from '@tanstack/react-router';
import { AssistInfo } from '../features/create-listing/assist/assist-info';

export const Route = createFileRoute('/ai-listing-info')({ component: AssistInfo });
