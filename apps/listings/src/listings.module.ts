import { Module } from '@nestjs/common';
import { assistControllers, assistProviders } from './assist/assist.providers';
import { CommentsController } from './comments/comments.controller';
import { CommentsService } from './comments/comments.service';
import { CommentsStore } from './comments/comments.store';
import { DealsConfig } from './deals/deals.config';
import { DealsController } from './deals/deals.controller';
import { DealsJobs } from './deals/deals.jobs';
import { DealsService } from './deals/deals.service';
import { OrdersReactions } from './deals/orders.reactions';
import { OrdersService } from './deals/orders.service';
import { OrdersStore } from './deals/orders.store';
import { FeedController } from './feed/feed.controller';
import { Feed } from './feed/feed.service';
import { SkipsStore } from './feed/skips.store';
import { DraftsController } from './drafts/drafts.controller';
import { DraftsStore } from './drafts/drafts.store';
import { SavedDrafts } from './drafts/saved-drafts.service';
import { FavoritesController } from './favorites/favorites.controller';
import { FavoritesReactions } from './favorites/favorites.reactions';
import { FavoritesService } from './favorites/favorites.service';
import { FavoritesStore } from './favorites/favorites.store';
import { KeptListingsStore } from './favorites/kept-listings.store';
import { FiguresController } from './figures/figures.controller';
import { FiguresService } from './figures/figures.service';
import { SellerDaysStore } from './figures/seller-days.store';
import { GuestPlacesConfig } from './listings/guest-places.config';
import { GuestPlacesJobs } from './listings/guest-places.jobs';
import { GuestPlacesReactions } from './listings/guest-places.reactions';
import { GuestPlaces } from './listings/guest-places.service';
import { ListingsController } from './listings/listings.controller';
import { ListingsRealtime } from './listings/listings.realtime';
import { ListingsService } from './listings/listings.service';
import { ListingsStore } from './listings/listings.store';
import { Positions } from './listings/positions.service';
import { QuotasStore } from './listings/quotas.store';
import { ShownListings } from './listings/shown-listings.service';
import { MediaController } from './media/media.controller';
import { MediaJobs } from './media/media.jobs';
import { MediaService } from './media/media.service';
import { MediaStore } from './media/media.store';
import { Originals } from './media/originals.service';
import { PicturesApart } from './media/pictures-apart.service';
import { Pictures } from './media/pictures.service';
import { Versions } from './media/versions.service';
import { PeopleReactions } from './people/people.reactions';
import { PeopleService } from './people/people.service';
import { PeopleStore } from './people/people.store';
import { popularityControllers, popularityProviders } from './popularity/popularity.providers';
import { savedSearchControllers, savedSearchProviders } from './saved-searches/saved-searches.providers';
import { BrowseService } from './search/browse.service';
import { BrowseStore } from './search/browse.store';
import { Dictionary } from './search/dictionary.service';
import { KeysJobs } from './search/keys.jobs';
import { KeysStore } from './search/keys.store';
import { Learning } from './search/learning.service';
import { Pages } from './search/pages.service';
import { SearchController } from './search/search.controller';
import { SearchReactions } from './search/search.reactions';
import { SimilarListings } from './search/similar.service';
import { Suggestions } from './search/suggestions.service';
import { TermsStore } from './search/terms.store';
import { SitemapsController } from './sitemaps/sitemaps.controller';
import { Sitemaps } from './sitemaps/sitemaps.service';
import { SitemapsStore } from './sitemaps/sitemaps.store';

const people = [PeopleStore, PeopleService];
const media = [MediaStore, MediaService, MediaJobs, Originals, Pictures, PicturesApart, Versions];
const places = [
  { provide: GuestPlacesConfig, useFactory: () => GuestPlacesConfig.read() },
  QuotasStore,
  GuestPlaces,
  GuestPlacesJobs,
];
const listings = [ListingsStore, ListingsService, Positions, ListingsRealtime, ShownListings];
const search = [
  BrowseStore,
  BrowseService,
  Pages,
  TermsStore,
  Dictionary,
  Learning,
  Suggestions,
  SimilarListings,
  KeysStore,
  KeysJobs,
  Sitemaps,
  SitemapsStore,
];
const deals = [
  { provide: DealsConfig, useFactory: () => DealsConfig.read() },
  DealsService,
  DealsJobs,
  OrdersService,
  OrdersStore,
];
const drafts = [DraftsStore, SavedDrafts];
const figures = [SellerDaysStore, FiguresService];
const comments = [CommentsStore, CommentsService];
const favorites = [FavoritesStore, KeptListingsStore, FavoritesService];

@Module({
  controllers: [
    ListingsController,
    MediaController,
    SearchController,
    SitemapsController,
    DealsController,
    PeopleReactions,
    GuestPlacesReactions,
    SearchReactions,
    OrdersReactions,
    FeedController,
    ...popularityControllers,
    ...savedSearchControllers,
    CommentsController,
    DraftsController,
    FiguresController,
    FavoritesController,
    FavoritesReactions,
    ...assistControllers,
  ],
  providers: [
    ...people,
    ...media,
    ...places,
    ...listings,
    ...search,
    ...deals,
    Feed,
    SkipsStore,
    ...popularityProviders,
    ...savedSearchProviders,
    ...comments,
    ...drafts,
    ...figures,
    ...favorites,
    ...assistProviders,
  ],
})
export class ListingsModule {}
