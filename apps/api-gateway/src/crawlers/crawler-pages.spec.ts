import type { ServiceClient } from '@vybac/platform';
import fastifyFactory from 'fastify';
import { registerCrawlerPages } from './crawler-pages';

const origin = 'https://vybac.example';

describe('the sitemap', () => {
  it('has the home page alone while the listings cannot be asked, and is whole right after', async () => {
    let isDown = true;
    const call = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ starts: ['0'] }));
    const fastify = fastifyFactory();
    registerCrawlerPages(fastify, { services: { call } as unknown as ServiceClient, origin });
    const read = async () => (await fastify.inject('/sitemap.xml')).body;
    expect(await read()).toContain(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/</loc>`,
    );
    isDown = false;
    expect(await read()).toContain(`<loc>${origin}/sitemaps/listings/0.xml</loc>`);
    await fastify.close();
  });
});
