import { Injectable } from '@nestjs/common';
import { Every } from '@vybac/platform';
import { Alerts } from './alerts.service';

const most = 100;

@Injectable()
export class SavedSearchesJobs {
  constructor(private readonly alerts: Alerts) {}

  @Every(2_000)
  tellDue(): Promise<void> {
    return this.alerts.tellDue(most);
  }
}
