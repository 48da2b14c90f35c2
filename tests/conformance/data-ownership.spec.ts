import { type Marketplace, startMarketplace } from '@vybac/all-in-one';
import { readPlatformConfig } from '@vybac/platform';
import { aBike, temporaryFolder, Town } from '@vybac/testing';
import { eventually } from '../support/eventually';

/** What each connection may touch: its service's own database, and the driver's housekeeping in `admin`. */
const ownDatabase = (service: string) => `vybac_${service.replaceAll('-', '_')}`;

describe('who touches which data', () => {
  const commands: { service: string; databaseName: string; commandName: string }[] = [];
  let marketplace: Marketplace;
  let town: Town;
  let removeFolder: () => Promise<void>;

  beforeAll(async () => {
    const folder = await temporaryFolder('ownership');
    removeFolder = folder.remove;
    const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: folder.path, PORT: '0' });
    marketplace = await startMarketplace(config, {
      onCommand: (service, command) => commands.push({ service, ...command }),
    });
    town = new Town(marketplace.address);
  });

  afterAll(async () => {
    await town.goesHome();
    await marketplace.close();
    await removeFolder();
  });

  it('each service touches its own database only, through a whole trade', async () => {
    const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
    const bike = await ana.publishes(aBike());
    await bruno.writes(await bruno.contacts(ana, bike), 'Hello');
    const offer = await bruno.offers(bike, 5_000);
    const { orderId } = await ana.accepts(offer);
    const order = await bruno.seesOrder({ id: orderId ?? '' });
    await ana.entersCode(order, order.handoverCode ?? '');
    await eventually(async () => expect((await bruno.notifications()).map(({ code }) => code)).toContain('youBought'));

    const strangers = commands.filter(
      ({ service, databaseName }) => ![ownDatabase(service), 'admin'].includes(databaseName),
    );
    expect(strangers).toEqual([]);
    const busy = new Set(
      commands.filter(({ commandName }) => commandName === 'findAndModify').map(({ service }) => service),
    );
    expect([...busy]).toEqual(expect.arrayContaining(['identity', 'listings', 'messaging']));
  });
});
