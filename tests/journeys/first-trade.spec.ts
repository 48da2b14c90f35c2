import { browseListings } from '@vybac/contracts/listings';
import { aBike, aBook } from '@vybac/testing';
import { describeInBrowser, opensWindow } from '../support/browser';
import { eventually } from '../support/eventually';
import { inBothModes } from '../support/modes';
import { begins, hears, names, offerOf, says, seesTick, tickOf, turns } from './acts/chat';
import { listsABike, narrows } from './acts/listing';
import { continuesAsGuest, fillsSignUp, followsConfirmation, hearsFromTheBell } from './acts/people';

const title = 'Teal gravel bicycle';
/** Milliseconds for the whole story, also on a machine that does other things too. */
const patience = 300_000;

describeInBrowser('a first trade, as people do it', (browser) =>
  inBothModes('from a guest’s listing to the handover', (product) => {
    it(
      'is one story in three windows',
      async () => {
        const { origin, town } = product();
        const neighbour = await town.user('bruno');
        await neighbour.publishes(aBike({ title: 'Red gravel bicycle', priceAmount: 9_000 }));
        await neighbour.publishes(aBook());
        const [ana, bruno, visitor] = await Promise.all([
          opensWindow(browser(), origin),
          opensWindow(browser(), origin),
          opensWindow(browser(), origin),
        ]);

        // A visitor looks around.
        await visitor.page.goto('/');
        await visitor.page.getByRole('link', { name: 'Sports', exact: true }).click();
        await visitor.page.getByRole('heading', { name: 'Sporting Goods', level: 1 }).waitFor();
        await visitor.page.getByRole('link', { name: 'Red gravel bicycle' }).waitFor();

        // Ana comes as a guest and lists a bike; a second later everybody can find it.
        const { guestId, pin } = await continuesAsGuest(ana.page);
        expect(guestId).toMatch(/^Guest-[A-Z0-9]{8}$/);
        expect(pin).toMatch(/^[A-Z0-9]{6}$/);
        expect(await ana.page.evaluate(() => navigator.clipboard.readText())).toContain(pin);
        await ana.page.goto('/dashboard');
        expect(await ana.page.getByRole('main').innerText()).not.toContain(pin);
        const path = await listsABike(ana.page, title);
        await eventually(async () => {
          const { items } = await neighbour.call(browseListings, { query: { category: 'sporting-goods' } });
          expect(items.map((item) => item.title)).toContain(title);
        }, 1_000);
        await visitor.page.reload();
        await visitor.page.getByRole('link', { name: title }).waitFor();

        // Bruno signs up and finds it, with a slip in the word.
        await bruno.page.goto('/signup');
        await bruno.page.getByLabel('Username').fill('bruno');
        await bruno.page.getByText('Username is already taken').waitFor();
        await bruno.page
          .getByRole('button', { name: /^bruno/ })
          .first()
          .click();
        await fillsSignUp(bruno.page, 'bruno.second@people.example', 'Create account');
        await followsConfirmation(bruno.page, 'bruno.second@people.example');
        await bruno.page.getByRole('combobox', { name: 'Search listings' }).fill('gravel bycicle');
        await bruno.page.getByText(/^Showing results for “.*bicycle/).waitFor();
        await narrows(bruno.page, '50', '70');
        await bruno.page.getByRole('link', { name: 'Red gravel bicycle' }).waitFor({ state: 'hidden' });
        await bruno.page.getByRole('link', { name: title }).waitFor();
        const address = new URL(bruno.page.url());
        expect(Object.fromEntries(address.searchParams)).toEqual({
          q: 'gravel bycicle',
          category: 'sporting-goods',
          condition: 'good',
          minPrice: '50',
          maxPrice: '70',
        });
        await visitor.page.goto(address.href);
        await visitor.page.getByRole('link', { name: title }).waitFor();
        expect(await visitor.page.getByRole('combobox', { name: 'Search listings' }).inputValue()).toBe(
          'gravel bycicle',
        );
        expect(await visitor.page.getByRole('link', { name: /^Remove filter/ }).count()).toBe(3);

        // They talk. Nobody is there at first; then Ana looks at something else, then at the chat.
        await ana.page.goto('about:blank');
        await bruno.page.getByRole('link', { name: title }).click();
        await bruno.page.getByRole('button', { name: 'Contact Seller' }).click();
        await says(bruno.page, 'Is this still available?');
        await seesTick(bruno.page, 'Is this still available?', 'Sent');
        await ana.page.goto('/dashboard');
        await seesTick(bruno.page, 'Is this still available?', 'Delivered');
        await turns(ana.page, 'away');
        await ana.page.getByRole('banner').getByRole('link', { name: 'Messages' }).click();
        await ana.page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
        await ana.page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(title) })
          .click();
        await hears(ana.page, 'Is this still available?');
        await says(bruno.page, 'I could come today.');
        await hears(ana.page, 'I could come today.');
        await seesTick(bruno.page, 'I could come today.', 'Delivered');
        expect(await tickOf(bruno.page, 'Is this still available?')).toBe('Delivered');
        await turns(ana.page, 'back');
        await seesTick(bruno.page, 'I could come today.', 'Read');
        await bruno.page.getByText(/\bOnline$/).waitFor();
        const typing = bruno.page.getByText(/is typing…$/).waitFor();
        await begins(ana.page, 'It is, make me an offer');
        await typing;
        await ana.page.keyboard.press('Enter');
        await hears(bruno.page, 'It is, make me an offer');

        // $40 on $60, $50 back, done: it is held for Bruno.
        await bruno.page.getByRole('button', { name: 'Make offer' }).click();
        await names(bruno.page, 'Make an offer', 40);
        await offerOf(ana.page, 40).getByRole('button', { name: 'Counter' }).click();
        await names(ana.page, 'Counter-offer', 50);
        await offerOf(bruno.page, 50).getByRole('button', { name: 'Accept' }).click();
        await bruno.page.getByText(/^Reserved for you until/).waitFor();
        await ana.page.getByText(/^Reserved for bruno.* until/).waitFor();
        await visitor.page.goto(path);
        await visitor.page.getByText('Reserved for somebody.', { exact: false }).waitFor();
        expect(await visitor.page.getByRole('button', { name: 'Buy Now' }).count()).toBe(0);

        // At the meeting.
        await bruno.page.getByRole('link', { name: 'View order' }).click();
        const code = await bruno.page.getByText(/^\d{6}$/).innerText();
        await ana.page.getByRole('link', { name: 'View order' }).click();
        expect(await ana.page.getByRole('main').innerText()).not.toContain(code);
        await ana.page.getByRole('textbox', { name: 'Handover code' }).fill(code);
        await ana.page.getByRole('button', { name: 'Complete the sale' }).click();
        await ana.page.getByText(/^Handed over on/).waitFor();

        // Sold: gone from search, and its link says so.
        await visitor.page.reload();
        await visitor.page.getByText(/^Sold on/).waitFor();
        await visitor.page.getByRole('heading', { name: 'More like this' }).waitFor();
        await visitor.page.goto('/listings?q=gravel%20bicycle');
        await visitor.page.getByRole('link', { name: 'Red gravel bicycle' }).waitFor();
        expect(await visitor.page.getByRole('link', { name: title }).count()).toBe(0);
        await hearsFromTheBell(ana.page, 'Sold!');
        await hearsFromTheBell(bruno.page, 'It is yours');
        expect([...ana.complaints, ...bruno.complaints, ...visitor.complaints]).toEqual([]);
      },
      patience,
    );
  }),
);
