import sharp from 'sharp';

import { seedDemo, type DemoDoor, type DemoProgress } from './demo.seeder';
import { listings } from './listings';
import { people } from './people';
import { StudioApart } from './studio-apart';

const now = new Date('2025-05-04T12:00:00Z');
const few = listings.filter(({ seller, outcome }) => seller === 'tomek_spokes' || outcome?.soldTo === 'tomek_spokes');
const everybody = Object.values(people);
const blank = Buffer.alloc(0);
const studio = { renderPicture: () => Promise.resolve(blank), renderAvatar: () => Promise.resolve(blank) };

/** A marketplace in memory: counts what really came in, and can fall over at a given step. */
class Town implements DemoDoor {
  readonly ids = new Map<string, string>();
  readonly created: string[] = [];
  readonly sales: { listingId: string; buyerActorId: string; priceCents: number; at: Date }[] = [];
  readonly pictures: Buffer[] = [];
  busy = 0;
  busiest = 0;
  fallsAt = Number.POSITIVE_INFINITY;
  private steps = 0;

  find(kind: string, key: string): Promise<string | null> {
    return Promise.resolve(this.ids.get(`${kind}:${key}`) ?? null);
  }

  async createPerson(person: { key: string }, avatar: Buffer | null): Promise<{ actorId: string }> {
    if (avatar) this.pictures.push(avatar);
    return { actorId: await this.create('person', person.key) };
  }

  async createListing(_actor: string, listing: { key: string }, pictures: Buffer[]): Promise<{ listingId: string }> {
    this.pictures.push(...pictures);
    return { listingId: await this.create('listing', listing.key) };
  }

  async sell(listingId: string, buyerActorId: string, priceCents: number, at: Date): Promise<void> {
    await this.step();
    if (this.sales.some((sale) => sale.listingId === listingId)) return;
    this.sales.push({ listingId, buyerActorId, priceCents, at });
  }

  private async create(kind: string, key: string): Promise<string> {
    await this.step();
    const id = `${kind}:${key}`;
    this.ids.set(id, id);
    this.created.push(id);
    return id;
  }

  private async step(): Promise<void> {
    if ((this.steps += 1) > this.fallsAt) throw new Error('the power went out');
    this.busiest = Math.max(this.busiest, (this.busy += 1));
    await new Promise(setImmediate);
    this.busy -= 1;
  }
}

describe('seeding the demo neighbourhood', () => {
  it('brings in everybody, every listing and every sale, and says how far it is', async () => {
    const town = new Town();
    const progress: DemoProgress[] = [];
    await seedDemo({ door: town, now, studio, listings: few, onProgress: (step) => progress.push(step) });
    expect(town.created).toHaveLength(everybody.length + few.length);
    expect(progress.map(({ done }) => done)).toEqual(town.created.map((_, index) => index + 1));
    expect(progress.at(-1)).toMatchObject({ done: town.created.length, total: town.created.length });
    expect(town.busiest).toBeLessThanOrEqual(2);
  });

  it('sells to the real buyer, for the final price, on the day it happened', async () => {
    const town = new Town();
    const accordion = listings.filter(({ key }) => key === 'piano-accordion-48');
    await seedDemo({ door: town, now, studio, listings: accordion });
    expect(town.sales).toEqual([
      {
        listingId: 'listing:piano-accordion-48',
        buyerActorId: 'person:hana_sato',
        priceCents: 30000,
        at: new Date('2025-04-04T12:00:00Z'),
      },
    ]);
  });

  it.each([0, 1, 9, 16, 18, 20])('goes on after a stop at step %i and makes nothing twice', async (step) => {
    const town = new Town();
    town.fallsAt = step;
    await expect(seedDemo({ door: town, now, studio, listings: few })).rejects.toThrow('the power went out');
    town.fallsAt = Number.POSITIVE_INFINITY;
    await seedDemo({ door: town, now, studio, listings: few });
    await seedDemo({ door: town, now, studio, listings: few });
    expect(new Set(town.created).size).toBe(town.created.length);
    expect(town.created).toHaveLength(everybody.length + few.length);
    expect(town.sales).toHaveLength(few.filter(({ outcome }) => outcome).length);
  });

  it('hands over photographs and faces, the same on every machine', async () => {
    const [one, other] = [new Town(), new Town()];
    const bicycle = listings.filter(({ key }) => key === 'city-bike-green');
    const drawing = new StudioApart();
    for (const door of [one, other])
      await seedDemo({ door, studio: drawing, now, people: [people.tomek_spokes], listings: bicycle });
    await drawing.close();
    const sizes = await Promise.all(one.pictures.map(async (jpeg) => sharp(jpeg).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['jpeg', 512, 512],
      ...bicycle[0]!.pictures.map(() => ['jpeg', 1280, 960]),
    ]);
    expect(one.pictures.map((jpeg) => jpeg.equals(other.pictures.shift()!))).not.toContain(false);
  });
});
