import { Controller } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import {
  authorizeConversation,
  type Conversation,
  listConversations,
  openConversation,
  recordReceipt,
  reportReceipt,
  showConversation,
  showResponseTime,
} from '@vybac/contracts/messaging';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { ConversationsService } from './conversations.service';

@Controller()
export class ConversationsController {
  constructor(private readonly conversations: ConversationsService) {}

  @Route(listConversations)
  list(
    @Input() { query }: InputOf<typeof listConversations>,
    @CurrentActor() actor: Actor,
  ): Promise<OutputOf<typeof listConversations>> {
    return this.conversations.list(actor, query);
  }

  @Route(openConversation)
  open(@Input() { body }: InputOf<typeof openConversation>, @CurrentActor() actor: Actor): Promise<Conversation> {
    return this.conversations.open(actor, body.recipientId, body.listingId);
  }

  @Route(showConversation)
  show(@Input() { params }: InputOf<typeof showConversation>, @CurrentActor() actor: Actor): Promise<Conversation> {
    return this.conversations.show(actor, params.id);
  }

  @Route(reportReceipt)
  report(@Input() { params, body }: InputOf<typeof reportReceipt>, @CurrentActor() actor: Actor): Promise<void> {
    return this.conversations.noteReceipt(actor.id, params.id, body);
  }

  @Route(recordReceipt)
  record(@Input() { params, body }: InputOf<typeof recordReceipt>): Promise<void> {
    return this.conversations.noteReceipt(body.actorId, params.id, body);
  }

  @Route(showResponseTime)
  responseTime(@Input() { params }: InputOf<typeof showResponseTime>): Promise<OutputOf<typeof showResponseTime>> {
    return this.conversations.responseTime(params.id);
  }

  @Route(authorizeConversation)
  authorize(
    @Input() { params }: InputOf<typeof authorizeConversation>,
  ): Promise<OutputOf<typeof authorizeConversation>> {
    return this.conversations.authorize(params.id, params.actorId);
  }
}
