import { randomUUID } from 'node:crypto';
import { commonErrors } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { findReservation, listingErrors, reserveListing } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { armFailpoint } from '@vybac/platform';
import { MessagingInTest, refusalOf } from '../../test/messaging-in-test';
import { MessagesService } from '../messages/messages.service';
import { OffersJobs } from './offers.jobs';
import { OffersService } from './offers.service';

const hour = 60 * 60 * 1_000;
const lostPower = () => {
  throw new Error('The process ended here');
};

let messaging: MessagingInTest;
let offers: OffersService;
/** What the listings service has reserved: order by reservation. */
const reservations = new Set<string>();

beforeAll(async () => {
  messaging = await MessagingInTest.start();
  offers = messaging.get(OffersService);
});
afterAll(() => messaging.stop());
beforeEach(() => {
  messaging.services.answer(reserveListing, ({ body }) => {
    reservations.add(body.reservationId);
    return { orderId: body.reservationId, until: messaging.clock.now().toISOString() };
  });
  messaging.services.answer(findReservation, ({ params }) => {
    if (!reservations.has(params.id)) throw new AppError(commonErrors['resource.missing']);
    return { orderId: params.id, status: 'open' as const };
  });
});

/** Ben has offered 20 € for Ana's lamp of 30 €. */
async function bensOffer() {
  const [ana, ben] = [messaging.person('Ana'), messaging.person('Ben')];
  const lamp = messaging.listing(ana.id);
  const offer = await offers.make(ben, randomUUID(), lamp, 2_000);
  return { ana, ben, lamp, id: offer.id, conversationId: offer.conversationId };
}

/** As the conversation shows it: messages and notices in order. */
async function told(actor: Actor, conversationId: string): Promise<string[]> {
  const cards = (ids: readonly string[]) => offers.viewsOf(ids);
  const { items } = await messaging.get(MessagesService).list(actor, conversationId, { limit: 50 }, cards);
  return items.map(({ notice, offer }) => notice?.code ?? `card: ${offer?.status}`);
}

describe('haggling', () => {
  it('goes to and fro on one card until somebody accepts', async () => {
    const { ana, ben, id, conversationId } = await bensOffer();
    await offers.counter(ana, id, 2_600);
    await offers.counter(ben, id, 2_300);
    const accepted = await offers.accept(ana, id);
    expect(accepted).toMatchObject({ status: 'accepted', turn: null, orderId: id, amount: { amount: 2_300 } });
    expect(await told(ben, conversationId)).toEqual([
      'card: accepted',
      'offer_countered',
      'offer_countered',
      'offer_accepted',
    ]);
  });

  it('reserves at the amount on the table, under the offer’s own id', async () => {
    const { ana, ben, lamp, id } = await bensOffer();
    await offers.counter(ana, id, 2_600);
    await offers.accept(ben, id);
    expect(messaging.services.asked.findLast(({ path }) => path === reserveListing.path)).toMatchObject({
      input: {
        params: { id: lamp },
        body: { reservationId: id, buyerId: ben.id, sellerId: ana.id, amount: { amount: 2_600, currency: 'EUR' } },
      },
      options: { idempotencyKey: id },
    });
  });

  it('allows a buyer one open offer on an item, also of two made at once', async () => {
    const ben = messaging.person('Ben');
    const lamp = messaging.listing(messaging.person('Ana').id);
    const made = await Promise.allSettled([1, 2].map(() => offers.make(ben, randomUUID(), lamp, 2_000)));
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await refusalOf(offers.make(ben, randomUUID(), lamp, 2_500))).code).toBe('offer.already_open');
    const [open] = (await offers.list(ben, { limit: 10 })).items;
    await offers.withdraw(ben, open?.id ?? '');
    expect((await offers.make(ben, randomUUID(), lamp, 2_500)).status).toBe('open');
  });

  it('makes one offer of one sent twice', async () => {
    const ben = messaging.person('Ben');
    const [id, lamp] = [randomUUID(), messaging.listing(messaging.person('Ana').id)];
    const first = await offers.make(ben, id, lamp, 2_000);
    expect((await offers.make(ben, id, lamp, 2_000)).id).toBe(first.id);
    expect(await told(ben, first.conversationId)).toEqual(['card: open']);
  });

  it('is hidden from everybody else', async () => {
    const { id } = await bensOffer();
    const carl = messaging.person('Carl');
    for (const act of ['show', 'accept', 'decline', 'withdraw'] as const)
      expect((await refusalOf(offers[act](carl, id))).code).toBe('offer.missing');
  });

  it('lets one of several answers given at once win', async () => {
    const { ana, ben, id } = await bensOffer();
    const outcomes = await Promise.allSettled([
      offers.decline(ana, id),
      offers.counter(ana, id, 2_500),
      offers.withdraw(ben, id),
    ]);
    const { status, history } = await offers.show(ana, id);
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
    // A counter leaves the offer open, with the turn on the other side: nobody else's answer fits any more.
    expect(won).toBe(1);
    expect([status, history.length]).toEqual(status === 'open' ? ['open', 2] : [status, 1]);
  });
});

describe('when somebody was quicker', () => {
  it.each([
    ['listing.reserved', 'reserved'],
    ['listing.sold', 'sold'],
    ['listing.not_for_sale', 'removed'],
    ['listing.missing', 'removed'],
  ] as const)('an accept refused with %s closes the offer: %s', async (code, because) => {
    const { ana, ben, lamp, id, conversationId } = await bensOffer();
    messaging.services.answer(reserveListing, () => {
      throw new AppError(listingErrors[code]);
    });
    const refusal = await refusalOf(offers.accept(ana, id));
    expect(refusal).toMatchObject({ code, data: { listingId: lamp } });
    expect(await offers.show(ben, id)).toMatchObject({ status: 'closed', closedBecause: because, orderId: null });
    expect(await told(ben, conversationId)).toEqual(['card: closed', 'offer_closed']);
  });

  it('closes the other open offers and keeps the winner’s', async () => {
    const { ana, ben, lamp, id } = await bensOffer();
    const [carl, dora] = [messaging.person('Carl'), messaging.person('Dora')];
    const carls = await offers.make(carl, randomUUID(), lamp, 1_800);
    const doras = await offers.make(dora, randomUUID(), lamp, 2_900);
    await offers.closeAll(lamp, 'reserved', { offerId: carls.id, buyerId: carl.id });
    expect((await offers.show(carl, carls.id)).status).toBe('open');
    for (const [loser, offer] of [[ben, id] as const, [dora, doras.id] as const])
      expect(await offers.show(loser, offer)).toMatchObject({ status: 'closed', closedBecause: 'reserved' });
    expect((await offers.accept(ana, carls.id)).status).toBe('accepted');
  });

  it('tells a buyer who bought the item otherwise of no loss', async () => {
    const { ben, lamp, id } = await bensOffer();
    await offers.closeAll(lamp, 'reserved', { offerId: randomUUID(), buyerId: ben.id });
    expect(await offers.show(ben, id)).toMatchObject({ status: 'closed', closedBecause: null });
  });
});

describe('while the seller is away', () => {
  it('no offer can be made', async () => {
    const [ana, ben] = [messaging.person('Ana'), messaging.person('Ben')];
    const lamp = messaging.listing(ana.id, { sellerAway: true });
    expect((await refusalOf(offers.make(ben, randomUUID(), lamp, 2_000))).code).toBe('listing.seller_away');
  });

  it('the buyer cannot accept, and the offer stays on the table as it was', async () => {
    const { ana, ben, id } = await bensOffer();
    await offers.counter(ana, id, 2_600);
    messaging.services.answer(reserveListing, () => {
      throw new AppError(listingErrors['listing.seller_away']);
    });
    expect((await refusalOf(offers.accept(ben, id))).code).toBe('listing.seller_away');
    expect(await offers.show(ben, id)).toMatchObject({ status: 'open', turn: 'buyer', amount: { amount: 2_600 } });
  });

  it('the seller’s own yes is told to listings as such', async () => {
    const { ana, id } = await bensOffer();
    await offers.accept(ana, id);
    const own = messaging.services.askedFor(reserveListing).at(-1);
    expect(own).toMatchObject({ body: { reservationId: id, acceptedBySeller: true } });

    const countered = await bensOffer();
    await offers.counter(countered.ana, countered.id, 2_600);
    await offers.accept(countered.ben, countered.id);
    const buyers = messaging.services.askedFor(reserveListing).at(-1);
    expect(buyers).toMatchObject({ body: { reservationId: countered.id, acceptedBySeller: false } });
  });
});

describe('an accept that was interrupted', () => {
  it('before listings heard of it: the offer is open again', async () => {
    const { ana, ben, id } = await bensOffer();
    const repair = armFailpoint('offer.accepting', lostPower);
    await expect(offers.accept(ana, id)).rejects.toThrow('The process ended here');
    repair();
    expect((await offers.show(ben, id)).status).toBe('accepting');
    await offers.resume(id);
    expect(await offers.show(ben, id)).toMatchObject({ status: 'open', turn: 'seller' });
    expect((await offers.accept(ana, id)).status).toBe('accepted');
  });

  it('before listings heard of it, and the item has gone meanwhile: the offer is closed', async () => {
    const { ana, ben, lamp, id } = await bensOffer();
    const repair = armFailpoint('offer.accepting', lostPower);
    await expect(offers.accept(ana, id)).rejects.toThrow();
    repair();
    messaging.listing(ana.id, { id: lamp, status: 'sold' });
    await offers.resume(id);
    expect(await offers.show(ben, id)).toMatchObject({ status: 'closed', closedBecause: 'sold' });
  });

  it('after listings reserved the item: it is finished, once', async () => {
    const { ana, ben, id, conversationId } = await bensOffer();
    const repair = armFailpoint('offer.reserved', lostPower);
    await expect(offers.accept(ana, id)).rejects.toThrow();
    repair();
    await Promise.all([offers.resume(id), offers.resume(id)]);
    expect(await offers.show(ben, id)).toMatchObject({ status: 'accepted', orderId: id });
    expect(await told(ben, conversationId)).toEqual(['card: accepted', 'offer_accepted']);
  });

  it('is taken up by the job when it has lasted ten seconds', async () => {
    const { ana, ben, id } = await bensOffer();
    const repair = armFailpoint('offer.reserved', lostPower);
    await expect(offers.accept(ana, id)).rejects.toThrow();
    repair();
    await messaging.get(OffersJobs).resumeInterruptedAccepts();
    expect((await offers.show(ben, id)).status).toBe('accepting');
    messaging.clock.advance(10_000);
    await messaging.get(OffersJobs).resumeInterruptedAccepts();
    expect((await offers.show(ben, id)).status).toBe('accepted');
  });

  it('waits while listings does not answer', async () => {
    const { ana, ben, id } = await bensOffer();
    const silence = () => {
      throw new AppError(commonErrors['service.unavailable']);
    };
    messaging.services.answer(reserveListing, silence);
    messaging.services.answer(findReservation, silence);
    expect((await refusalOf(offers.accept(ana, id))).code).toBe('service.unavailable');
    expect((await refusalOf(offers.resume(id))).code).toBe('service.unavailable');
    expect((await offers.show(ben, id)).status).toBe('accepting');
  });
});

describe('time', () => {
  it('ends an offer that nobody answered for 48 hours', async () => {
    const { ana, ben, id, conversationId } = await bensOffer();
    messaging.clock.advance(48 * hour - 60_000);
    await messaging.get(OffersJobs).expireOffers();
    expect((await offers.show(ben, id)).status).toBe('open');
    messaging.clock.advance(60_000);
    expect((await refusalOf(offers.accept(ana, id))).code).toBe('offer.closed');
    await messaging.get(OffersJobs).expireOffers();
    expect((await offers.show(ben, id)).status).toBe('expired');
    expect(await told(ben, conversationId)).toEqual(['card: expired', 'offer_expired']);
  });
});
