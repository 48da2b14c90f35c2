import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { reportFiled } from '@vybac/contracts/admin-security';
import { findAdmins } from '@vybac/contracts/identity';
import { On, ServiceClient } from '@vybac/platform';
import { NotificationsService } from './notifications.service';

/** Admins hear of every report (spec 2 §3, notifications: new_report). */
@Controller()
export class ReportsReactions {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly services: ServiceClient,
  ) {}

  @On(reportFiled, 'tell-report-filed')
  async tellAdminsWhenFiled(event: EventOf<typeof reportFiled>): Promise<void> {
    const { listingId, listingTitle, reason } = event.data;
    const { ids } = await this.services.call(findAdmins, {});
    for (const recipientId of ids) {
      await this.notifications.tell(event, {
        recipientId,
        type: 'other',
        code: 'newReport',
        values: { listing: listingTitle, reason },
        link: `/listing/${listingId}`,
        subject: null,
      });
    }
  }
}
