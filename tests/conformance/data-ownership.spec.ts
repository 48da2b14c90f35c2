import { aBike } from '@vybac/testing';
import { eventually } from '../support/eventually';
import { type OpenMarketplace, openMarketplace } from './support/open-marketplace';

/** What each connection may touch: its service's own database, and the driver's housekeeping in `admin`. */
const ownDatabase = (service: string) => `vybac_${service.replaceAll('-', '_')}`;

describe('who touches which data', () => {
  const commands: { service: string; databaseName: string; commandName: string }[] = [];
  let open: OpenMarketplace;
  beforeAll(async () => {
    open = await openMarketplace({ onCommand: (service, command) => commands.push({ service, ...command }) });
  });
  afterAll(() => open.close());

  it('each service touches its own database only, through a whole trade', async () => {
    const [ana, bruno] = await Promise.all([open.town.guest(), open.town.guest()]);
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
