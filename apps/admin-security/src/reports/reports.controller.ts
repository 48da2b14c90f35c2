import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import { closeReport, listReports, reportListing } from '@vybac/contracts/admin-security';
import type { Actor } from '@vybac/contracts/identity';
import { CommandId, CurrentActor, Input, Route } from '@vybac/platform';
import { ReportsService } from './reports.service';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Route(reportListing)
  file(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof reportListing>,
    @CommandId() commandId: string,
  ) {
    return this.reports.file(actor, params.id, body, commandId);
  }

  @Route(listReports)
  list(@Input() { query }: InputOf<typeof listReports>) {
    return this.reports.page(query);
  }

  @Route(closeReport)
  close(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof closeReport>) {
    return this.reports.close(actor, params.id, body.status);
  }
}
