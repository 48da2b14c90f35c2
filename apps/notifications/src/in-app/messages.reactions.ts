import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { messageSent } from '@vybac/contracts/messaging';
import { emailConfirmed } from '@vybac/contracts/identity';
import { On } from '@vybac/platform';
import { NotificationsService } from './notifications.service';

@Controller()
export class MessagesReactions {
  constructor(private readonly notifications: NotificationsService) {}

  /** Several unread messages of a conversation are one notification. Offers have notifications of their own. */
  @On(messageSent, 'tell-message-sent')
  async tellRecipientWhenSent(event: EventOf<typeof messageSent>): Promise<void> {
    const { kind, recipientId, senderId, senderName, preview, conversationId, listingId } = event.data;
    if (kind === 'offer' || kind === 'notice') return;
    await this.notifications.tell(event, {
      recipientId,
      type: 'chat_message',
      code: kind === 'image' && preview === '' ? 'chatImage' : 'chatMessage',
      values: { sender: senderName, preview },
      link: `/chat/${senderId}${listingId ? `?listing=${listingId}` : ''}`,
      subject: `conversation:${conversationId}`,
    });
  }

  @On(emailConfirmed, 'tell-welcome')
  tellWelcomeWhenConfirmed(event: EventOf<typeof emailConfirmed>): Promise<void> {
    const { actorId } = event.data;
    return this.notifications.tell(event, {
      recipientId: actorId,
      type: 'other',
      code: 'welcome',
      values: {},
      link: '/listings',
      subject: null,
    });
  }
}
