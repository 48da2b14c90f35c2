import { ProblemError } from '@vybac/client';
import { aBike, type Person } from '@vybac/testing';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A reply to one attempt to get the item: the order, or why not. */
export interface Reply {
  readonly buyer: Person;
  readonly status: number;
  readonly code: string | null;
  readonly orderId: string | null;
}

/** One way to get the item, ready to be tried at the sound of the gun. */
interface Racer {
  readonly buyer: Person;
  readonly isShopper: boolean;
  attempt(): Promise<string | null>;
}

/** What happens to the winner's hold while the others still try. */
export type Disturbance = 'nothing' | 'a cancel' | 'a lapse';

export interface Track {
  readonly seller: Person;
  readonly listingId: string;
  readonly racers: readonly Racer[];
}

/**
 * A bike on sale, and people about to get it in three ways: shoppers Buy Now, the seller accepts offers, buyers accept the
 * seller's counter-offers.
 */
export async function setUp(seller: Person, shoppers: readonly Person[], others: readonly Person[]): Promise<Track> {
  const bike = await seller.publishes(aBike());
  const shop = shoppers.map((buyer) => ({
    buyer,
    isShopper: true,
    attempt: async () => (await buyer.buys(bike)).id,
  }));
  const deal = others.map(async (buyer, n): Promise<Racer> => {
    const offer = await buyer.offers(bike, 5_000 + n);
    if (n % 2 === 0) return { buyer, isShopper: false, attempt: async () => (await seller.accepts(offer)).orderId };
    await seller.counters(offer, 5_500 + n);
    return { buyer, isShopper: false, attempt: async () => (await buyer.accepts(offer)).orderId };
  });
  return { seller, listingId: bike.id, racers: [...shop, ...(await Promise.all(deal))] };
}

/**
 * Everybody at once, and everybody who loses once more a little later.
 * @param headStart milliseconds that shoppers wait: their way is one hop shorter, so they would always win
 */
export async function run(
  { seller, racers }: Track,
  { disturbance, headStart, letTimePass }: { disturbance: Disturbance; headStart: number; letTimePass: () => void },
): Promise<{ replies: Reply[]; released: string[] }> {
  const replies: Reply[] = [];
  const released: string[] = [];
  let fire = (): void => undefined;
  const gun = new Promise<void>((resolve) => (fire = resolve));
  const disturb = async ({ buyer, orderId }: Reply): Promise<void> => {
    if (!orderId || released.length > 0 || disturbance === 'nothing') return;
    released.push(orderId);
    if (disturbance === 'a lapse') letTimePass();
    // By either side: it must not matter who.
    else await (randomInt(2) === 0 ? buyer : seller).cancels({ id: orderId });
  };
  const racing = racers.map(async (racer) => {
    await gun;
    if (racer.isShopper && headStart > 0) await pause(headStart);
    for (let tries = 0; tries < 2; tries += 1) {
      // The job that ends holds runs every second: some try before it, some after.
      if (tries > 0) await pause(randomInt(disturbance === 'a lapse' ? 1_500 : 150));
      const reply = await attempt(racer);
      replies.push(reply);
      await disturb(reply);
      if (reply.orderId) return;
    }
  });
  fire();
  await Promise.all(racing);
  return { replies, released };
}

async function attempt({ buyer, attempt }: Racer): Promise<Reply> {
  try {
    return { buyer, status: 201, code: null, orderId: await attempt() };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { buyer, status: error.status, code: error.code, orderId: null };
  }
}
