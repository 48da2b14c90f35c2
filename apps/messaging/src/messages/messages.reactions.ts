import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { messageSent } from '@vybac/contracts/messaging';
import { On } from '@vybac/platform';
import { MessagesService } from './messages.service';

@Controller()
export class MessagesReactions {
  constructor(private readonly messages: MessagesService) {}

  /** Whoever sends a message notes it too; this is for those that a crash kept from it. */
  @On(messageSent, 'note-message', { isUnhurried: true })
  noteMessageWhenSent(event: EventOf<typeof messageSent>): Promise<void> {
    return this.messages.noteById(event.data.messageId);
  }
}
