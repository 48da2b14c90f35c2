import type { ServiceDefinition } from '@vybac/platform';
import { IdentityModule } from './identity.module';

export const identityService: ServiceDefinition = { name: 'identity', module: IdentityModule };
export { DemoPeopleService } from './people/demo-people.service';
export { OperatorService } from './plans/operator.service';
