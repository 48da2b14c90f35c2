import { Module } from '@nestjs/common';
import { ConversationsController } from './conversations/conversations.controller';
import { ConversationsService } from './conversations/conversations.service';
import { ConversationsStore } from './conversations/conversations.store';
import { ListingsReactions } from './listings/listings.reactions';
import { ListingsStore } from './listings/listings.store';
import { MessagesController } from './messages/messages.controller';
import { MessagesReactions } from './messages/messages.reactions';
import { MessagesService } from './messages/messages.service';
import { MessagesStore } from './messages/messages.store';
import { Participants } from './messages/participants';
import { OfferCards } from './offers/offer-cards';
import { OffersController } from './offers/offers.controller';
import { OffersJobs } from './offers/offers.jobs';
import { OffersReactions } from './offers/offers.reactions';
import { OffersService } from './offers/offers.service';
import { OffersStore } from './offers/offers.store';
import { PeopleReactions } from './people/people.reactions';
import { PeopleStore } from './people/people.store';

@Module({
  controllers: [
    ConversationsController,
    MessagesController,
    OffersController,
    ListingsReactions,
    MessagesReactions,
    OffersReactions,
    PeopleReactions,
  ],
  providers: [
    ConversationsService,
    ConversationsStore,
    ListingsStore,
    MessagesService,
    MessagesStore,
    OfferCards,
    OffersJobs,
    OffersService,
    OffersStore,
    Participants,
    PeopleStore,
  ],
})
export class MessagingModule {}
