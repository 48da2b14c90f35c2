import { type Marketplace, startMarketplace } from '@vybac/all-in-one';
import { readPlatformConfig } from '@vybac/platform';
import { aBook, fetchFrom, nextClientAddress, type Person, temporaryFolder, Town } from '@vybac/testing';
import { eventually } from '../support/eventually';

describe('a listing whose page is opened', () => {
  let marketplace: Marketplace;
  let town: Town;
  let removeFolder: () => Promise<void>;

  beforeAll(async () => {
    const folder = await temporaryFolder('views');
    removeFolder = folder.remove;
    marketplace = await startMarketplace(readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: folder.path, PORT: '0' }));
    town = new Town(marketplace.address);
  });
  afterAll(async () => {
    await town.goesHome();
    await marketplace.close();
    await removeFolder();
  });

  /** As a browser asks for the page, before any script of it runs. */
  const opensPage = async (id: string, who?: Person) => {
    const { fetch: ask, close } = fetchFrom(nextClientAddress());
    const headers: Record<string, string> = who ? { cookie: `vybac=${who.session.refreshToken}` } : {};
    expect((await ask(`${marketplace.address}/listing/${id}`, { headers })).status).toBe(200);
    await close();
  };

  it('is viewed by each visitor, once by who has a session and not by its seller', async () => {
    const [ana, ben] = [await town.guest(), await town.guest()];
    const atlas = await ana.publishes(aBook());
    await opensPage(atlas.id, ana);
    for (let visitors = 0; visitors < 3; visitors += 1) await opensPage(atlas.id);
    // With a session the page asks again, as this person.
    await opensPage(atlas.id, ben);
    await ben.opens(atlas);
    await eventually(async () => expect((await ana.opens(atlas)).viewCount).toBe(4));
  });
});
