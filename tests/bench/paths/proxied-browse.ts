import { openDistributedStage } from '../distributed-stage';
import { compare, from, type Requests } from '../load';
import type { Goal } from '../report';

const categories = ['electronics', 'books', 'clothing', 'home-garden', 'sporting-goods'];
const asked = 1_500;

/**
 * A filtered page out of the listings process through the API gateway's, no two alike. Counted is the processor time of all
 * processes of a page but the engine's, which is the same on both sides; on the product's side Redis's too.
 */
export async function proxiedBrowse(): Promise<Goal[]> {
  const stage = await openDistributedStage({ listings: 10_000 });
  try {
    const service = await stage.ceiling('cards');
    const proxy = await stage.ceiling('proxy', { TARGET: service.origin });
    const product = {
      origin: stage.product.origin,
      cpu: () => stage.cpu(['api-gateway', 'listings']),
    };
    const ceiling = { origin: proxy.origin, cpu: () => proxy.cpu() + service.cpu() };
    let price = 1_000_000;
    const requests: Requests = () =>
      Array.from({ length: asked }, (_, index) => ({
        path: `/api/listings?category=${categories[index % categories.length]}&maxPrice=${(price += 1)}`,
        headers: from(price),
      }));
    return await compare('browse through two processes', product, ceiling, requests);
  } finally {
    await stage.close();
  }
}
