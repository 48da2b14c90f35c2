import { Controller } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { listNotifications, readAllNotifications, readNotification } from '@vybac/contracts/notifications';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { NotificationsService } from './notifications.service';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Route(listNotifications)
  list(
    @Input() { query }: InputOf<typeof listNotifications>,
    @CurrentActor() actor: Actor,
  ): Promise<OutputOf<typeof listNotifications>> {
    return this.notifications.list(actor.id, query);
  }

  @Route(readNotification)
  read(@Input() { params }: InputOf<typeof readNotification>, @CurrentActor() actor: Actor): Promise<void> {
    return this.notifications.read(actor.id, params.id);
  }

  @Route(readAllNotifications)
  readAll(@Input() { body }: InputOf<typeof readAllNotifications>, @CurrentActor() actor: Actor): Promise<void> {
    return this.notifications.readAll(actor.id, body.conversationId);
  }
}
