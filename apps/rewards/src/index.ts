import type { ServiceDefinition } from '@vybac/platform';
import { RewardsModule } from './rewards.module';

export const rewardsService: ServiceDefinition = { name: 'rewards', module: RewardsModule };
