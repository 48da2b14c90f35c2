import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { searchAlerted } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { NotificationsService } from './notifications.service';

/** What somebody’s saved searches found. */
@Controller()
export class SearchesReactions {
  constructor(private readonly notifications: NotificationsService) {}

  @On(searchAlerted, 'tell-search-alerted')
  async tellWhenFound(event: EventOf<typeof searchAlerted>): Promise<void> {
    const { actorId, name, count, listingId, title } = event.data;
    if (!actorId) return;
    await this.notifications.tell(event, {
      ...{ recipientId: actorId, type: 'listing', code: count === 1 ? 'searchFoundOne' : 'searchFoundMany' },
      values: { search: name, listing: title, count },
      link: `/listing/${listingId}`,
      subject: null,
    });
  }
}
