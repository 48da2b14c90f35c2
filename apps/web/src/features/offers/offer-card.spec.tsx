import type { Offer } from '@vybac/contracts/messaging';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversation, me, offer, other } from '../../testing/conversations';
import { fakeApi, Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { MakeOfferButton } from './components/make-offer-button';
import { OfferCard } from './components/offer-card';
import { OfferProposal } from './components/offer-proposal';

const listing = conversation.listing!;
const openOffers = `GET /api/offers?listingId=${listing.id}&status=open`;
const make = `POST /api/listings/${listing.id}/offers`;
const showing = (shown: Offer, viewer = me) => [
  { path: '/', component: () => <OfferCard offer={shown} me={viewer} name="Ben" listPrice={listing.price} /> },
];
const button = (name: string) => screen.findByRole('button', { name });

describe('an offer’s card', () => {
  it('says the amount, the list price, whose turn it is, how long it stays and what came before', async () => {
    const countered = { by: 'seller' as const, amount: { amount: 5000, currency: 'USD' }, at: '2025-06-18T12:00:00Z' };
    fakeApi({ [`GET /api/offers/${offer.id}`]: offer });
    await renderApp(
      showing({ ...offer, turn: 'buyer', amount: countered.amount, history: [...offer.history, countered] }),
    );
    expect(await screen.findByRole('article', { name: 'Offer of $50.00 for Road bike' })).toBeInTheDocument();
    expect(screen.getByText('List price $60.00')).toBeInTheDocument();
    expect(screen.getByText('Your turn to answer')).toBeInTheDocument();
    expect(screen.getByText(/^Expires in 1 d 23 h$/)).toBeInTheDocument();
    await userEvent.click(screen.getByText('2 steps'));
    expect(screen.getByText(/You offered \$40\.00/)).toBeInTheDocument();
    expect(screen.getByText(/Ben offered \$50\.00/)).toBeInTheDocument();
  });

  it.each([
    ['withdraw', 'Withdraw', me, 'Withdrawn'],
    ['decline', 'Decline', other, 'Declined'],
  ])('lets the one concerned %s', async (act, name, viewer, status) => {
    const after = act === 'decline' ? 'declined' : 'withdrawn';
    const answered = { ...offer, status: after, turn: null, version: 2 };
    const { asked } = fakeApi({ [`POST /api/offers/${offer.id}/${act}`]: answered });
    await renderApp(showing(offer, viewer));
    await userEvent.click(await button(name));
    expect(await screen.findByText(status)).toBeInTheDocument();
    expect(asked).toContain(`POST /api/offers/${offer.id}/${act}`);
  });

  it('changes back when the answer did not get through, and says so', async () => {
    fakeApi({ [`POST /api/offers/${offer.id}/decline`]: new Refusal(500), [`GET /api/offers/${offer.id}`]: offer });
    await renderApp(showing(offer, other));
    await userEvent.click(await button('Decline'));
    expect((await screen.findAllByText('Failed to process offer')).length).toBeGreaterThan(0);
    expect(await button('Decline')).toBeInTheDocument();
  });

  it('tells a buyer who came too late, and shows similar items', async () => {
    fakeApi({});
    await renderApp(showing({ ...offer, status: 'closed', turn: null, closedBecause: 'reserved' }));
    expect(await screen.findByText('Just reserved for somebody else')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See similar items' })).toHaveAttribute('href', '/listings?q=Road+bike');
  });
});

describe('making an offer', () => {
  const start = (about = listing) => [{ path: '/', component: () => <MakeOfferButton listing={about} me={me} /> }];

  it.each(['0', '1000000.01', 'much'])('of %s is refused before it is sent', async (text) => {
    const { asked } = fakeApi({ [openOffers]: { items: [], nextCursor: null }, [make]: offer });
    await renderApp(start());
    await userEvent.click(await button('Make offer'));
    await userEvent.type(await screen.findByLabelText('Amount'), text);
    await userEvent.click(await button('Send offer'));
    expect(await screen.findByText('Please enter an amount between 0.01 and 1,000,000.')).toBeInTheDocument();
    expect(asked).not.toContain(make);
  });

  it.each(['0.01', '1000000'])('of %s is sent', async (text) => {
    const { asked } = fakeApi({ [openOffers]: { items: [], nextCursor: null }, [make]: offer });
    await renderApp(start());
    await userEvent.click(await button('Make offer'));
    await userEvent.type(await screen.findByLabelText('Amount'), text);
    await userEvent.click(await button('Send offer'));
    await waitFor(() => expect(asked).toContain(make));
  });

  it.each([
    ['a free listing', { price: { amount: 0, currency: 'USD' } }],
    ['one’s own', { sellerId: me }],
    ['what is reserved', { status: 'reserved' as const }],
  ])('is not possible on %s', async (_what, change) => {
    const { asked } = fakeApi({ [openOffers]: { items: [], nextCursor: null } });
    await renderApp([
      {
        path: '/',
        component: () => (
          <>
            <MakeOfferButton listing={{ ...listing, ...change }} me={me} />
            <p>There</p>
          </>
        ),
      },
    ]);
    await screen.findByText('There');
    expect(asked).not.toContain(openOffers);
    expect(screen.queryByRole('button', { name: 'Make offer' })).not.toBeInTheDocument();
  });
});

describe('an amount in a message', () => {
  const said = (text: string) => [
    { path: '/', component: () => <OfferProposal text={text} listing={listing} me={me} /> },
  ];

  it('becomes an offer with one tap, and not before', async () => {
    const { asked } = fakeApi({ [openOffers]: { items: [], nextCursor: null }, [make]: offer });
    await renderApp(said('Would you take $40?'));
    expect(await screen.findByText('Make this an offer of $40.00?')).toBeInTheDocument();
    expect(asked).not.toContain(make);
    await userEvent.click(await button('Send offer'));
    await waitFor(() => expect(asked).toContain(make));
  });
});
