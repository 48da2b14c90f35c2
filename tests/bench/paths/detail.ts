import { compare, from, type Requests } from '../load';
import type { Goal } from '../report';
import { openStage } from '../stage';

/** Listings by their links, each asked for by many visitors. */
export async function detail(): Promise<Goal[]> {
  const stage = await openStage(10_000);
  try {
    const listings = stage.database.db('vybac_listings').collection<{ _id: string }>('listings');
    const ids = await listings.find({ status: 'active' }).project<{ _id: string }>({ _id: 1 }).limit(2_000).toArray();
    let turn = 0;
    const requests: Requests = () =>
      Array.from({ length: 1_500 }, () => ({
        path: `/api/listings/${ids[(turn += 7) % ids.length]?._id}`,
        headers: from(turn),
      }));
    return await compare('listing', stage.product, await stage.ceiling('listing'), requests, 0.7);
  } finally {
    await stage.close();
  }
}
