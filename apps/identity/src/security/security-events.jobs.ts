import { Injectable } from '@nestjs/common';
import { Every } from '@vybac/platform';
import { SecurityEvents } from './security-events';

/** Records later what could not be recorded at once. */
@Injectable()
export class SecurityEventsJobs {
  constructor(private readonly events: SecurityEvents) {}

  @Every(10_000)
  recordWaiting(): Promise<void> {
    return this.events.recordWaiting();
  }
}
