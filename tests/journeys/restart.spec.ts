import { aBike } from '@vybac/testing';
import { describeInBrowser, entersAs, opensWindow } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { eventually } from '../support/eventually';
import type { Product } from '../support/product';
import { begins, draftOf, hears, says, thread } from './acts/chat';

describeInBrowser('a restart in the middle of a conversation', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  it('loses nothing: what was written meanwhile arrives once, in order', async () => {
    const { origin, town } = product;
    const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
    const bike = await ana.publishes(aBike());
    const conversation = await bruno.contacts(ana, bike);
    await bruno.writes(conversation, 'Hello Ana');
    const [seller, buyer] = await Promise.all([opensWindow(browser(), origin), opensWindow(browser(), origin)]);
    await entersAs(seller.context, origin, ana.session.refreshToken);
    await entersAs(buyer.context, origin, bruno.session.refreshToken);
    await Promise.all([
      seller.page.goto(`/chat/${bruno.id}?listing=${bike.id}`),
      buyer.page.goto(`/chat/${ana.id}?listing=${bike.id}`),
    ]);
    await Promise.all([hears(seller.page, 'Hello Ana'), hears(buyer.page, 'Hello Ana')]);

    const words = ['First while it is away', 'Second while it is away', 'Third while it is away'];
    let isBack = false;
    const restarted = product.restart().then(() => (isBack = true));
    for (const text of words) await says(buyer.page, text);
    expect(isBack).toBe(false);
    await restarted;
    await hears(seller.page, words[2] ?? '');
    await says(buyer.page, 'And we are back');
    await hears(seller.page, 'And we are back');

    const all = ['Hello Ana', ...words, 'And we are back'];
    for (const { page } of [seller, buyer]) {
      await eventually(async () => {
        const shown = (await thread(page).innerText()).split('\n').filter((line) => all.includes(line));
        expect(shown).toEqual(all);
      });
    }
    const kept = (await ana.reads(conversation)).map(({ content }) => content);
    expect(kept).toEqual(all);
  });

  it('keeps what was not sent yet over a reload', async () => {
    const { origin, town } = product;
    const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
    const { page, context } = await opensWindow(browser(), origin);
    await entersAs(context, origin, bruno.session.refreshToken);
    await page.goto(`/chat/${ana.id}`);
    await begins(page, 'I was about to say');
    await page.reload();
    await eventually(async () => expect(await draftOf(page)).toBe('I was about to say'));
  });
});
