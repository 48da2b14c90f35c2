import { Module } from '@nestjs/common';
import { ListingsReactions } from './in-app/listings.reactions';
import { MessagesReactions } from './in-app/messages.reactions';
import { NotificationsController } from './in-app/notifications.controller';
import { NotificationsService } from './in-app/notifications.service';
import { NotificationsStore } from './in-app/notifications.store';
import { OffersReactions } from './in-app/offers.reactions';

@Module({
  controllers: [NotificationsController, ListingsReactions, MessagesReactions, OffersReactions],
  providers: [NotificationsService, NotificationsStore],
})
export class NotificationsModule {}
