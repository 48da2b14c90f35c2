import { Controller } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { listMessages, type Message, sendMessage } from '@vybac/contracts/messaging';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { OffersService } from '../offers/offers.service';
import { MessagesService } from './messages.service';

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly offers: OffersService,
  ) {}

  @Route(listMessages)
  list(
    @Input() { params, query }: InputOf<typeof listMessages>,
    @CurrentActor() actor: Actor,
  ): Promise<OutputOf<typeof listMessages>> {
    return this.messages.list(actor, params.id, query, (ids) => this.offers.viewsOf(ids));
  }

  @Route(sendMessage)
  send(@Input() { params, body }: InputOf<typeof sendMessage>, @CurrentActor() actor: Actor): Promise<Message> {
    return this.messages.send(actor, params.id, body);
  }
}
