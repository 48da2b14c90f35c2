import type { ServiceDefinition } from '@vybac/platform';
import { AdminSecurityModule } from './admin-security.module';

export const adminSecurityService: ServiceDefinition = { name: 'admin-security', module: AdminSecurityModule };
