import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { commentPosted } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { NotificationsService } from './notifications.service';

/** Sellers hear what is said about what they sell. */
@Controller()
export class CommentsReactions {
  constructor(private readonly notifications: NotificationsService) {}

  /** Several unread comments on a listing are one notification. One's own are none. */
  @On(commentPosted, 'tell-comment-posted')
  async tellSellerWhenPosted(event: EventOf<typeof commentPosted>): Promise<void> {
    const { sellerId, authorId, authorName, listingId, listingTitle, preview } = event.data;
    if (sellerId === authorId) return;
    await this.notifications.tell(event, {
      recipientId: sellerId,
      type: 'listing',
      code: 'commentPosted',
      values: { person: authorName, listing: listingTitle, preview },
      link: `/listing/${listingId}`,
      subject: `comments:${listingId}`,
    });
  }
}
