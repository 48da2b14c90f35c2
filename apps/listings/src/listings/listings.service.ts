import { Injectable } from '@nestjs/common';
import type { Actor } from '@vybac/contracts/identity';
import {
  type Listing as ListingDto,
  type ListingAct,
  listingErrors,
  type ListingFields,
  type Voice,
} from '@vybac/contracts/listings';
import { AppError, Clock, Ids } from '@vybac/kit';
import { type Aggregate, PlatformSettings } from '@vybac/platform';
import { RecordingsService } from '../assist/recordings/recordings.service';
import { MediaService } from '../media/media.service';
import { PeopleService } from '../people/people.service';
import type { KnownPerson } from '../people/person';
import { searchKeysOf } from '../search/search-keys';
import { GuestPlaces } from './guest-places.service';
import { isPublic, type ListingState } from './listing';
import { listingOf } from './listing-view';
import { ListingsStore } from './listings.store';
import { Positions } from './positions.service';
import * as publishing from './publishing';
import * as queues from './queue';

export interface PublishOptions {
  /** The same id twice makes one listing. */
  readonly id?: string;
  /** Of the demo data set, whose listings began before today. */
  readonly createdAt?: Date;
  readonly demo?: boolean;
}

/** What people do with listings. */
@Injectable()
export class ListingsService {
  constructor(
    private readonly listings: ListingsStore,
    private readonly places: GuestPlaces,
    private readonly media: MediaService,
    private readonly recordings: RecordingsService,
    private readonly people: PeopleService,
    private readonly positions: Positions,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly settings: PlatformSettings,
  ) {}

  /** @throws AppError `listing.missing_information`, `listing.guest_limit`, `media.missing` */
  async publish(actor: Actor, fields: ListingFields, options: PublishOptions = {}): Promise<ListingDto> {
    publishing.requireCondition(fields);
    publishing.requirePhotos(fields, fields.mode);
    const { id = this.ids.next(), createdAt = this.clock.now(), demo = false } = options;
    const [before, seller] = await Promise.all([this.listings.find(id), this.people.acting(actor)]);
    if (before) return this.shownTo(actor, before);
    const listing = await this.places.take(actor, id, async () => {
      const content = await this.contentOf(actor.id, fields);
      const { currency } = this.settings;
      const { state, event } = publishing.publish(id, seller, content, { currency, at: createdAt, demo });
      const { aggregate } = await this.listings.createOnce(id, state, [event]);
      await this.refreshWhenNewer(seller);
      return aggregate;
    });
    return this.shownTo(actor, listing);
  }

  /**
   * By the seller or an admin.
   * @param version the one that was edited: a change in between is not written over
   * @throws AppError `listing.not_yours`, `listing.transition`, `listing.edited_elsewhere`, `media.missing`
   */
  async edit(
    actor: Actor,
    id: string,
    { version, ...fields }: ListingFields & { readonly version: number },
  ): Promise<ListingDto> {
    publishing.requireCondition(fields);
    const before = await this.ownedBy(actor, id);
    publishing.requirePhotos(fields, before.mode);
    const content = await this.contentOf(before.sellerId, fields, before);
    const listing = await this.listings.change(id, (current) => {
      if (version !== current.version)
        throw new AppError(listingErrors['listing.edited_elsewhere'], { data: { version: current.version } });
      return publishing.edit(current, content, this.clock.now());
    });
    if (before.voice && before.voice.recordingId !== listing.voice?.recordingId)
      await this.recordings.withdraw(before.voice);
    return this.shownTo(actor, listing);
  }

  /** By the seller or an admin; once more changes nothing. @throws AppError `listing.not_yours`, `listing.transition` */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.ownedBy(actor, id);
    const { sellerId, updatedAt } = await this.listings.change(id, (current) =>
      publishing.remove(current, this.clock.now()),
    );
    await this.places.free(sellerId, id, updatedAt);
  }

  /** @throws AppError `listing.not_yours`, `listing.guest_limit`; `listing.transition` after 30 days */
  async restore(actor: Actor, id: string): Promise<ListingDto> {
    const before = await this.ownedBy(actor, id);
    publishing.restore(before, this.clock.now());
    const listing = await this.places.take({ id: before.sellerId, kind: before.seller.kind }, id, () =>
      this.listings.change(id, (current) => publishing.restore(current, this.clock.now())),
    );
    return this.shownTo(actor, listing);
  }

  /** Sold elsewhere; by the seller. @throws AppError `listing.not_yours`, `listing.transition` */
  async markSold(actor: Actor, id: string): Promise<ListingDto> {
    const listing = await this.listings.change(id, (current) => {
      publishing.requireSeller(current, actor.id);
      return publishing.markSold(current, this.clock.now());
    });
    await this.places.free(listing.sellerId, id, listing.updatedAt);
    return this.shownTo(actor, listing);
  }

  /** Does one thing to several listings, each by itself; answers why it was not done, or null. */
  async actOn(actor: Actor, act: ListingAct, ids: readonly string[]): Promise<{ id: string; code: string | null }[]> {
    const items: { id: string; code: string | null }[] = [];
    for (const id of new Set(ids)) {
      const done = {
        remove: () => this.remove(actor, id),
        restore: () => this.restore(actor, id),
        sold: () => this.markSold(actor, id),
      };
      const code = await done[act]().then(
        () => null,
        (error: unknown) => {
          if (error instanceof AppError) return error.code;
          throw error;
        },
      );
      items.push({ id, code });
    }
    return items;
  }

  /** @throws AppError `listing.own`, `listing.transition` when it is not reserved for somebody else */
  async joinQueue(actor: Actor, id: string): Promise<{ queueLength: number; isQueued: boolean }> {
    const listing = await this.listings.change(id, (current) => queues.joinQueue(current, actor.id, this.clock.now()));
    return { queueLength: listing.queue.length, isQueued: queues.isQueued(listing, actor.id) };
  }

  async leaveQueue(actor: Actor, id: string): Promise<{ queueLength: number; isQueued: boolean }> {
    const listing = await this.listings.change(id, (current) => queues.leaveQueue(current, actor.id));
    return { queueLength: listing.queue.length, isQueued: queues.isQueued(listing, actor.id) };
  }

  /** Shows a person as they are now on everything they sell. */
  refreshSeller({ person, version }: KnownPerson): Promise<void> {
    return this.listings.refreshSeller(person, version);
  }

  /** The guest is a user now. */
  liftGuestLimit(actorId: string): Promise<void> {
    return this.places.lift(actorId);
  }

  // A change of the person that arrived while their listing was being written has not seen it.
  private async refreshWhenNewer(shown: KnownPerson): Promise<void> {
    const now = await this.people.find(shown.person.id);
    if (now && now.version > shown.version) await this.refreshSeller(now);
  }

  private shownTo(actor: Actor, listing: Aggregate<ListingState>): ListingDto {
    return listingOf(listing, actor.id, this.clock.now());
  }

  private async ownedBy(actor: Actor, id: string): Promise<Aggregate<ListingState>> {
    const listing = await this.listings.get(id);
    if (listing.sellerId === actor.id || actor.roles.includes('admin')) return listing;
    throw new AppError(listingErrors[isPublic(listing) ? 'listing.not_yours' : 'listing.missing']);
  }

  /** @param before the listing that is changed: what is left out of a change stays as it is */
  private async contentOf(
    ownerId: string,
    fields: ListingFields,
    before: Pick<ListingState, 'position' | 'voice'> | null = null,
  ): Promise<publishing.ListingContent> {
    const [images, voice, position] = await Promise.all([
      this.media.attach(ownerId, fields.imageIds),
      this.voiceOf(ownerId, fields, before?.voice ?? null),
      this.positions.positionOf(fields, before?.position ?? null),
    ]);
    return { fields, images, voice, position, words: searchKeysOf(fields, position) };
  }

  private async voiceOf(ownerId: string, { recordingId }: ListingFields, kept: Voice | null): Promise<Voice | null> {
    if (recordingId === undefined || recordingId === kept?.recordingId) return kept;
    return recordingId === null ? null : this.recordings.publish(ownerId, recordingId);
  }
}
