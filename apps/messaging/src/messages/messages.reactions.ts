import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { messageSent } from '@vybac/contracts/messaging';
import { On } from '@vybac/platform';
import { MessagesService } from './messages.service';

@Controller()
export class MessagesReactions {
  constructor(private readonly messages: MessagesService) {}

  @On(messageSent, 'note-message')
  noteMessageWhenSent(event: EventOf<typeof messageSent>): Promise<void> {
    return this.messages.noteById(event.data.messageId);
  }
}
