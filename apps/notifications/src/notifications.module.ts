import { Module } from '@nestjs/common';
import { CommentsReactions } from './in-app/comments.reactions';
import { FavoritesReactions } from './in-app/favorites.reactions';
import { ListingsReactions } from './in-app/listings.reactions';
import { MessagesReactions } from './in-app/messages.reactions';
import { NotificationsController } from './in-app/notifications.controller';
import { NotificationsService } from './in-app/notifications.service';
import { NotificationsStore } from './in-app/notifications.store';
import { OffersReactions } from './in-app/offers.reactions';
import { SearchesReactions } from './in-app/searches.reactions';
import { NewsletterController } from './newsletter/newsletter.controller';
import { NewsletterJobs } from './newsletter/newsletter.jobs';
import { Newsletter } from './newsletter/newsletter.service';
import { SubscribersStore } from './newsletter/subscribers.store';
import { ReportsReactions } from './in-app/reports.reactions';

@Module({
  controllers: [
    NotificationsController,
    CommentsReactions,
    FavoritesReactions,
    ListingsReactions,
    MessagesReactions,
    OffersReactions,
    SearchesReactions,
    NewsletterController,
    ReportsReactions,
  ],
  providers: [NotificationsService, NotificationsStore, Newsletter, SubscribersStore, NewsletterJobs],
})
export class NotificationsModule {}
