import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import { type ServiceClient, sendProblem } from '@vybac/platform';
import fastifyFactory from 'fastify';
import { registerCrawlerPages } from './crawler-pages';

const origin = 'https://vybac.example';

/** The pages alone, with listings that are asked by `call`, for a caller who may ask so many times. */
function crawled(call: () => Promise<unknown>, allowed = Infinity) {
  let left = allowed;
  const fastify = fastifyFactory();
  fastify.setErrorHandler(sendProblem);
  registerCrawlerPages(fastify, {
    services: { call } as unknown as ServiceClient,
    origin,
    admit: async () => {
      if ((left -= 1) < 0) throw new AppError(commonErrors['request.limited'], { retryAfterSeconds: 30 });
    },
  });
  return fastify;
}

describe('the sitemap', () => {
  it('has the home page alone while the listings cannot be asked, and is whole right after', async () => {
    let isDown = true;
    const call = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ starts: ['0'] }));
    const fastify = crawled(call);
    const read = async () => (await fastify.inject('/sitemap.xml')).body;
    expect(await read()).toContain(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/</loc>`,
    );
    isDown = false;
    expect(await read()).toContain(`<loc>${origin}/sitemaps/listings/0.xml</loc>`);
    await fastify.close();
  });
});

describe('a storm of crawlers', () => {
  const doors = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/listings/0.xml', '/listings.rss'];

  it.each([...doors, '/listings.atom?q=bike'])('is asked to come again later: %s', async (door) => {
    const fastify = crawled(() => Promise.resolve({ starts: ['0'], items: [] }), 1);
    expect((await fastify.inject(door)).statusCode).toBe(200);
    const refused = await fastify.inject(door);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    await fastify.close();
  });

  it('asks the listings once for what is the same for all', async () => {
    const call = jest.fn(() => Promise.resolve({ starts: ['0'], items: [] }));
    const fastify = crawled(call);
    const same = [...doors, '/listings.rss?category=books&q=a', '/listings.rss?q=a&category=books'];
    const all = Array.from({ length: 20 }, () => same).flat();
    for (const { statusCode } of await Promise.all(all.map((door) => fastify.inject(door))))
      expect(statusCode).toBe(200);
    // The list of sitemaps, one sitemap, and two feeds, one of them in two spellings.
    expect(call).toHaveBeenCalledTimes(4);
    await fastify.close();
  });
});
