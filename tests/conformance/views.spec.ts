import { aBook, fetchFrom, nextClientAddress, type Person } from '@vybac/testing';
import { eventually } from '../support/eventually';
import { type OpenMarketplace, openMarketplace } from './support/open-marketplace';

describe('a listing whose page is opened', () => {
  let open: OpenMarketplace;
  beforeAll(async () => void (open = await openMarketplace()));
  afterAll(() => open.close());

  /** As a browser asks for the page, before any script of it runs. */
  const opensPage = async (id: string, who?: Person) => {
    const { fetch: ask, close } = fetchFrom(nextClientAddress());
    const headers: Record<string, string> = who ? { cookie: `vybac=${who.session.refreshToken}` } : {};
    expect((await ask(`${open.marketplace.address}/listing/${id}`, { headers })).status).toBe(200);
    await close();
  };

  it('is viewed by each visitor, once by who has a session and not by its seller', async () => {
    const [ana, ben] = [await open.town.guest(), await open.town.guest()];
    const atlas = await ana.publishes(aBook());
    await opensPage(atlas.id, ana);
    for (let visitors = 0; visitors < 3; visitors += 1) await opensPage(atlas.id);
    // With a session the page asks again, as this person.
    await opensPage(atlas.id, ben);
    await ben.opens(atlas);
    await eventually(async () => expect((await ana.opens(atlas)).viewCount).toBe(4));
  });
});
