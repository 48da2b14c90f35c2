import type { ServiceDefinition } from '@vybac/platform';
import { MessagingModule } from './messaging.module';

export const messagingService: ServiceDefinition = { name: 'messaging', module: MessagingModule };
