import { listOrders, myListings } from '@vybac/contracts/listings';
import { listOffers, type Message } from '@vybac/contracts/messaging';
import type { Backstage } from './backstage';
import type { What } from './history';
import type { MarketDay, Talk } from './market-day';
import type { Echo, Effect, Sale, Shown } from './verdict';

const echoing: readonly What[] = ['message', 'listing', 'offer', 'purchase', 'acceptance'];

/** What the marketplace shows of a day: read over HTTP by its people, and what services heard of each other backstage. */
export async function shownBy(day: MarketDay, backstage: Backstage, leftovers: readonly string[]): Promise<Shown> {
  const { sellers, guests } = day.people;
  const ofToday = (title: string) => title.startsWith(day.name);
  const [messages, listings, offers, orders, photos] = await Promise.all([
    onEach(day.talks, wholeTalk),
    onEach(sellers, (seller) => allPages((query) => seller.call(myListings, { query }))),
    onEach(guests, (guest) => allPages((query) => guest.call(listOffers, { query }))),
    onEach(sellers, (seller) => allPages((query) => seller.call(listOrders, { query: { ...query, role: 'seller' } }))),
    onEach([...day.photos], async ([mark, url]) => ((await fetch(url)).ok ? [mark] : [])),
  ]);
  const todays = orders.filter(({ listing }) => ofToday(listing.title));
  const effects: Effect[] = [
    ...messages.map(({ id, sequence }): Effect => ({ what: 'message', mark: id, sequence })),
    ...listings.filter(({ title }) => ofToday(title)).map(({ title }): Effect => ({ what: 'listing', mark: title })),
    ...offers.map(({ buyer, listingId }): Effect => ({ what: 'offer', mark: `${buyer.id} on ${listingId}` })),
    ...offers.filter(({ status }) => status === 'accepted').map(({ id }): Effect => ({ what: 'acceptance', mark: id })),
    ...todays
      .filter(({ origin }) => origin === 'buy-now')
      .map(({ buyer, listing }): Effect => ({ what: 'purchase', mark: `${buyer.id} on ${listing.id}` })),
    ...photos.map((mark): Effect => ({ what: 'photo', mark })),
  ];
  const sales = todays.map(({ id, listing, createdAt, status, closedAt }): Sale => {
    const until = closedAt && status !== 'completed' ? Date.parse(closedAt) : null;
    return { orderId: id, listingId: listing.id, from: Date.parse(createdAt), until };
  });
  const bought = new Map(
    todays
      .filter(({ origin }) => origin === 'buy-now')
      .map(({ id, buyer, listing }) => [id, `${buyer.id} on ${listing.id}`]),
  );
  return { effects, sales, echoes: await echoesOf(day, backstage, bought), echoing, leftovers };
}

/** @param bought marks of purchases by the id of their order; that of an accepted offer is the offer's */
async function echoesOf(day: MarketDay, backstage: Backstage, bought: ReadonlyMap<string, string>): Promise<Echo[]> {
  const aboutToday = new RegExp(`^${day.name}`);
  const toGuests = { recipientId: { $in: day.people.guests.map(({ id }) => id) }, code: 'chatMessage' };
  const notifications = backstage.collection<Told>('notifications', 'notifications');
  const [chat, deals, known] = await Promise.all([
    notifications.find(toGuests).toArray(),
    notifications.find({ code: { $in: ['offerMade', 'reservedForYou'] }, 'values.listing': aboutToday }).toArray(),
    backstage.collection('messaging', 'listings').find({ title: aboutToday }).toArray(),
  ]);
  return [
    ...chat.map(({ values }): Echo => ({ of: 'message', mark: String(values['preview']) })),
    ...known.map(({ title }): Echo => ({ of: 'listing', mark: String(title) })),
    ...deals.map(({ code, link }): Echo => {
      const { pathname, searchParams } = new URL(link, 'http://market');
      if (code === 'offerMade')
        return { of: 'offer', mark: `${pathname.split('/').at(-1)} on ${searchParams.get('listing')}` };
      const orderId = searchParams.get('order') ?? '';
      const mark = bought.get(orderId);
      return mark ? { of: 'purchase', mark } : { of: 'acceptance', mark: orderId };
    }),
  ];
}

interface Told {
  readonly _id: string;
  readonly recipientId: string;
  readonly code: string;
  readonly link: string;
  readonly values: Readonly<Record<string, unknown>>;
}

async function wholeTalk({ writer, conversation }: Talk): Promise<Message[]> {
  const messages: Message[] = [];
  for (;;) {
    const page = await writer.reads(conversation, messages.at(-1)?.sequence);
    messages.push(...page);
    if (page.length < 200) return messages.filter(({ kind }) => kind === 'text');
  }
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

async function allPages<Item>(
  ask: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = await ask({ limit: 50 }); ; page = await ask({ limit: 50, cursor: page.nextCursor })) {
    items.push(...page.items);
    if (!page.nextCursor) return items;
  }
}

async function onEach<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Promise<readonly Found[]>,
): Promise<Found[]> {
  return (await Promise.all(items.map(find))).flat();
}
