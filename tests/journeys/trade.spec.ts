import { browseListings, joinQueue, similarListings } from '@vybac/contracts/listings';
import { confirmEmail, upgradeGuest } from '@vybac/contracts/identity';
import { aBike } from '@vybac/testing';
import sharp from 'sharp';
import { eventually } from '../support/eventually';
import { inBothModes } from '../support/modes';
import { cameraPhoto, uploads } from '../support/photos';

inBothModes('a first trade', (product) => {
  it('goes from a guest’s listing to a handed over bike, and everybody is told', async () => {
    const { town } = product();
    const ana = await town.guest();
    const photos = [];
    for (const seed of [1, 2, 3]) photos.push(await uploads(ana, await cameraPhoto(seed)));
    const bike = await ana.publishes(
      aBike({ title: 'Teal gravel bicycle', imageIds: photos.map(({ mediaId }) => mediaId) }),
    );
    expect(bike.images).toHaveLength(3);

    const bruno = await town.user('bruno_trades');
    const found = await eventually(async () => {
      const page = await bruno.call(browseListings, {
        query: { q: 'gravel bycicle', category: 'sporting-goods', condition: 'good', minPrice: 5_000, maxPrice: 7_000 },
      });
      expect(page.items.map(({ id }) => id)).toContain(bike.id);
      return page;
    }, 3_000);
    expect(found.correctedQuery).toContain('bicycle');

    const conversation = await bruno.contacts(ana, bike);
    await bruno.writes(conversation, 'Is this still available?');
    const carl = await town.guest();
    await carl.offers(bike, 3_000);
    const offer = await bruno.offers(bike, 4_000);
    await ana.counters(offer, 5_000);
    const accepted = await bruno.accepts(offer);
    expect(accepted).toMatchObject({ status: 'accepted', amount: { amount: 5_000 } });

    const order = await bruno.seesOrder({ id: accepted.orderId ?? '' });
    expect(order).toMatchObject({ status: 'open', handoverCode: expect.stringMatching(/^\d{6}$/) });
    expect((await ana.seesOrder(order)).handoverCode).toBeNull();
    expect((await carl.opens(bike)).reservation).toMatchObject({ buyer: null, orderId: null });
    await expect(ana.entersCode(order, order.handoverCode === '000000' ? '111111' : '000000')).rejects.toMatchObject({
      code: 'order.wrong_code',
    });
    await expect(ana.entersCode(order, order.handoverCode ?? '')).resolves.toMatchObject({ status: 'completed' });

    expect((await carl.opens(bike)).status).toBe('sold');
    const gone = await carl.call(browseListings, { query: { q: 'gravel bicycle' } });
    expect(gone.items.map(({ id }) => id)).not.toContain(bike.id);
    await expect(carl.call(similarListings, { params: { id: bike.id } })).resolves.toHaveProperty('items');
    await eventually(async () => {
      expect((await ana.notifications()).map(({ code }) => code)).toEqual(
        expect.arrayContaining(['youSold', 'offerAccepted']),
      );
      expect((await bruno.notifications()).map(({ code }) => code)).toEqual(
        expect.arrayContaining(['youBought', 'offerCountered']),
      );
      expect((await carl.notifications()).map(({ code }) => code)).toContain('offerLostReserved');
    });
  });

  it('strips the position from photos and keeps three widths', async () => {
    const { town, origin } = product();
    const ana = await town.guest();
    const image = await uploads(ana, await cameraPhoto());
    const kept = Buffer.from(await (await fetch(origin + image.urls.large)).arrayBuffer());
    const metadata = await sharp(kept).metadata();
    expect(metadata.exif).toBeUndefined();
    // The camera was held upright: 3000×2250 with orientation 6.
    expect([metadata.width, metadata.height]).toEqual([1280, 1707]);
  });

  it('gives a cancelled item back, and tells who waits', async () => {
    const { town } = product();
    const [ana, bruno, carl] = await Promise.all([town.guest(), town.guest(), town.guest()]);
    const bike = await ana.publishes(aBike());
    const offer = await bruno.offers(bike, 5_500);
    const { orderId } = await ana.accepts(offer);
    await carl.call(joinQueue, { params: { id: bike.id } });
    await bruno.cancels({ id: orderId ?? '' }, 'Found another one');
    expect((await carl.opens(bike)).status).toBe('active');
    await eventually(async () => {
      expect((await carl.notifications()).map(({ code }) => code)).toContain('availableAgain');
      expect((await ana.notifications()).map(({ code }) => code)).toContain('orderCancelled');
    });
  });

  it('lets a guest become a user under the same id, with everything', async () => {
    const { town } = product();
    const gina = await town.guest();
    const bike = await gina.publishes(aBike());
    const bruno = await town.guest();
    const conversation = await bruno.contacts(gina, bike);
    await bruno.writes(conversation, 'Hello Gina');
    await gina.call(upgradeGuest, {
      body: { username: 'gina_stays', email: 'gina_stays@people.example', password: 'correct horse battery' },
    });
    const token = await town.mailedToken('gina_stays@people.example', 'confirm');
    const { actor, tokens } = await gina.call(confirmEmail, { body: { token, delivery: 'token' } });
    expect(actor).toMatchObject({ id: gina.id, kind: 'user', username: 'gina_stays' });
    const after = await town.withSession(actor, tokens);
    expect((await after.opens(bike)).isMine).toBe(true);
    expect((await after.reads(conversation)).map(({ content }) => content)).toEqual(['Hello Gina']);
    await expect(town.returningGuest(gina.credentials ?? { guestId: '', pin: '' })).rejects.toMatchObject({
      code: 'guest.invalid_credentials',
    });
  });

  it('lets a returning guest back in by ID and PIN', async () => {
    const { town } = product();
    const ana = await town.guest();
    const bike = await ana.publishes(aBike());
    const again = await town.returningGuest(ana.credentials ?? { guestId: '', pin: '' });
    expect(again.id).toBe(ana.id);
    expect((await again.opens(bike)).isMine).toBe(true);
  });

  it('has everything after it is stopped and started', async () => {
    const { town } = product();
    const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
    const bike = await ana.publishes(aBike());
    const conversation = await bruno.contacts(ana, bike);
    await bruno.writes(conversation, 'Before the restart');
    const offer = await bruno.offers(bike, 5_000);
    await product().restart();
    expect((await bruno.opens(bike)).title).toBe(bike.title);
    expect((await ana.reads(conversation)).map(({ kind }) => kind)).toEqual(['text', 'offer']);
    await expect(ana.accepts(offer)).resolves.toMatchObject({ status: 'accepted' });
  });
});
