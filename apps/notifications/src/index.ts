import type { ServiceDefinition } from '@vybac/platform';
import { NotificationsModule } from './notifications.module';

export const notificationsService: ServiceDefinition = { name: 'notifications', module: NotificationsModule };
