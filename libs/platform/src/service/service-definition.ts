import type { Type } from '@nestjs/common';
import type { ServiceName } from '@vybac/contracts';

/** What an app exports: its name and its root module. */
export interface ServiceDefinition {
  readonly name: ServiceName;
  readonly module: Type;
}
