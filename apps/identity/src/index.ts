import type { ServiceDefinition } from '@vybac/platform';
import { IdentityModule } from './identity.module';

export const identityService: ServiceDefinition = { name: 'identity', module: IdentityModule };
export { OperatorService } from './plans/operator.service';
