import { buyNow, confirmUpload, prepareUpload, publishListing } from '@vybac/contracts/listings';
import { acceptOffer, makeOffer, type Offer, sendMessage } from '@vybac/contracts/messaging';
import { aBike, type Person, type Town } from '@vybac/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { History, type Intent } from './history';

/** What a visitor does not want to wait longer for, in milliseconds. */
const patience = 10_000;
const [messagePause, itemPause, photoPause] = [50, 200, 500];
/** Some give up after the first silence, so that a history has wishes of which nobody knows what became. */
const givesUp = (n: number): boolean => n % 4 === 0;

export interface Talk {
  readonly writer: Person;
  readonly conversation: { readonly id: string };
}

export interface People {
  readonly sellers: readonly Person[];
  /** Registered: they may Buy Now. */
  readonly shoppers: readonly Person[];
  /** They make offers and write to each other. */
  readonly guests: readonly Person[];
}

/** A bounded crowd that writes, offers, buys contested items and sends photos, at a steady pace until the day is over. */
export class MarketDay {
  readonly history = new History();
  /** Acknowledged photos: their addresses by id. */
  readonly photos = new Map<string, string>();
  private readonly doings: Promise<void>[] = [];
  private over = false;

  private constructor(
    /** In the title of everything that is offered today. */
    readonly name: string,
    readonly people: People,
    readonly talks: readonly Talk[],
    private readonly photo: Buffer,
  ) {}

  /** @param photo a small one: the pace must not depend on pictures */
  static async opens(town: Town, users: Omit<People, 'guests'>, guests: number, photo: Buffer): Promise<MarketDay> {
    const newcomers = await Promise.all(Array.from({ length: guests }, () => town.guest()));
    const talks = newcomers.map(async (writer, n): Promise<Talk> => {
      const neighbour = newcomers[(n + 1) % guests] as Person;
      return { writer, conversation: await writer.contacts(neighbour) };
    });
    return new MarketDay(`Day ${randomUUID()}`, { ...users, guests: newcomers }, await Promise.all(talks), photo);
  }

  begins(): void {
    const { sellers, shoppers, guests } = this.people;
    for (const talk of this.talks) this.does(messagePause, (n) => this.writes(talk, n));
    for (const [place, seller] of sellers.entries()) {
      const bidders = guests.filter((_, n) => n % sellers.length === place);
      this.does(itemPause, (n) => this.contest(seller, shoppers, bidders, n));
    }
    this.does(photoPause, (n) => this.sendsPhoto(sellers[0] as Person, n));
  }

  /** Everybody finishes what they are about. */
  async ends(): Promise<void> {
    this.over = true;
    await Promise.all(this.doings);
  }

  private does(everySoOften: number, act: (n: number) => Promise<unknown>): void {
    const doing = async (): Promise<void> => {
      for (let n = 1; !this.over; n += 1) {
        await act(n);
        await pause(everySoOften);
      }
    };
    this.doings.push(doing());
  }

  private writes({ writer, conversation }: Talk, n: number): Promise<unknown> {
    const id = randomUUID();
    const intent: Intent = { who: writer.id, what: 'message', mark: id, place: conversation.id };
    const input = { params: { id: conversation.id }, body: { id, content: id } };
    return this.insists(intent, n, (options) => writer.call(sendMessage, input, options));
  }

  /** An item that several want, each in their way, all at once. */
  private async contest(
    seller: Person,
    shoppers: readonly Person[],
    bidders: readonly Person[],
    n: number,
  ): Promise<void> {
    const title = `${this.name}, item ${randomUUID()}`;
    const wish: Intent = { who: seller.id, what: 'listing', mark: title, place: seller.id };
    const item = await this.insists(wish, n, (options) =>
      seller.call(publishListing, { body: aBike({ title }) }, options),
    );
    if (!item) return;
    const offers = await Promise.all(bidders.map((bidder, place) => this.offers(bidder, item.id, n + place)));
    const [best] = offers.filter((offer) => offer !== null);
    const accepting = best ? this.accepts(seller, best, n) : Promise.resolve();
    // Buy Now is one hop shorter and wins as a rule: every other time its people come too late.
    if (n % 2 === 0) await accepting;
    await Promise.all([accepting, ...shoppers.map((shopper, place) => this.buys(shopper, item.id, n + place))]);
  }

  private offers(bidder: Person, listingId: string, n: number): Promise<Offer | null> {
    const intent: Intent = { who: bidder.id, what: 'offer', mark: `${bidder.id} on ${listingId}`, place: listingId };
    const input = { params: { id: listingId }, body: { amount: 5_000 } };
    return this.insists(intent, n, (options) => bidder.call(makeOffer, input, options));
  }

  private buys(shopper: Person, listingId: string, n: number): Promise<unknown> {
    const mark = `${shopper.id} on ${listingId}`;
    const intent: Intent = { who: shopper.id, what: 'purchase', mark, place: listingId };
    return this.insists(intent, n, (options) => shopper.call(buyNow, { body: { listingId } }, options));
  }

  private accepts(seller: Person, { id, listingId }: Offer, n: number): Promise<unknown> {
    const intent: Intent = { who: seller.id, what: 'acceptance', mark: id, place: listingId };
    return this.insists(intent, n, (options) => seller.call(acceptOffer, { params: { id } }, options));
  }

  private async sendsPhoto(seller: Person, n: number): Promise<void> {
    const { photo } = this;
    const file = { purpose: 'listing', contentType: 'image/png', bytes: photo.length } as const;
    const place = await seller.call(prepareUpload, { body: file }, patiently()).catch(() => null);
    const sent = place && (await put(place.upload, seller.origin, photo));
    if (!place || !sent) return;
    const { mediaId } = place;
    const intent: Intent = { who: seller.id, what: 'photo', mark: mediaId, place: seller.id };
    const image = await this.insists(intent, n, (options) =>
      seller.call(confirmUpload, { params: { id: mediaId } }, options),
    );
    if (image) this.photos.set(mediaId, new URL(image.urls.small, seller.origin).href);
  }

  /** As real clients do: after silence they ask again, under the same key. */
  private async insists<Answer>(
    intent: Intent,
    n: number,
    ask: (options: { idempotencyKey: string; signal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer | null> {
    const idempotencyKey = randomUUID();
    for (;;) {
      const { call, answer } = await this.history.record(intent, () => ask({ idempotencyKey, ...patiently() }));
      if (call.outcome !== 'unknown' || givesUp(n) || this.over) return answer;
      await pause((call.retryAfterSeconds ?? 0.5) * 1_000);
    }
  }
}

function patiently(): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(patience) };
}

interface Upload {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Straight to the store, as browsers do. @returns whether it took the bytes */
async function put({ url, headers }: Upload, origin: string, bytes: Buffer): Promise<boolean> {
  const answer = await fetch(new URL(url, origin), {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
    ...patiently(),
  }).catch(() => null);
  return answer?.ok ?? false;
}
