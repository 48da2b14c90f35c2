import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, user } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { lamp, sofa } from './listings-in-specs';
import { ListingPage } from './listing-page';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

// Realtime needs a browser's sockets; what it brings is asked for again here by the acts themselves.
jest.mock('../../../realtime/realtime', () => ({ openRealtime: () => new Promise(() => undefined) }));

const listingPage = { path: '/listing/$listingId', component: () => <ListingPage id={lamp.id} /> };
const address = `/listing/${lamp.id}`;

function serverThatRefuses(code: string, after: object) {
  const answers: Record<string, unknown> = {
    'GET /api/me': user,
    [`GET /api/listings/${lamp.id}`]: lamp,
    [`GET /api/listings/${lamp.id}/similar`]: { items: [sofa] },
    [`PUT /api/listings/${lamp.id}/queue`]: { queueLength: 3, isQueued: true },
  };
  const { asked } = fakeApi(answers);
  const answer = global.fetch;
  global.fetch = (input, init) => {
    if (init?.method !== 'POST') return answer(input, init);
    answers[`GET /api/listings/${lamp.id}`] = { ...lamp, ...after };
    const refusal = {
      ok: false,
      status: 409,
      headers: { get: () => null },
      json: () => Promise.resolve({ code, title: code, status: 409 }),
    };
    return Promise.resolve(refusal as unknown as Response);
  };
  return asked;
}

async function buy() {
  await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }));
  const question = await screen.findByRole('alertdialog', { name: 'Reserve this for $40.00?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Buy Now' }));
}

describe('somebody who was a moment too late', () => {
  it('hears that it was just reserved, sees things like it and may wait', async () => {
    const asked = serverThatRefuses('listing.reserved', { status: 'reserved', queueLength: 2 });
    await renderApp([listingPage], address);
    await buy();

    expect(await screen.findByRole('heading', { level: 1, name: 'Just reserved' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: sofa.title })).toBeInTheDocument();
    expect(await screen.findByText('2 people are waiting')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Tell me when it’s available' }));
    expect(await screen.findByText('3 people are waiting, with you')).toBeInTheDocument();
    expect(asked).toContain(`PUT /api/listings/${lamp.id}/queue`);
  });

  it('hears that it was just sold, and cannot wait for it', async () => {
    serverThatRefuses('listing.sold', { status: 'sold' });
    await renderApp([listingPage], address);
    await buy();

    expect(await screen.findByRole('heading', { level: 1, name: 'Just sold' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tell me when it’s available' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the listing' }));
    expect(await screen.findByRole('heading', { level: 1, name: lamp.title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
  });
});

describe('somebody without an account', () => {
  it('is sent to sign in before buying', async () => {
    fakeApi({ 'GET /api/me': null, [`GET /api/listings/${lamp.id}`]: lamp });
    const { address: now } = await renderApp(
      [listingPage, { path: '/auth', component: () => <p>Sign in</p> }],
      address,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }));
    expect(await screen.findByText('Please sign in to purchase items')).toBeInTheDocument();
    expect(now()).toBe('/auth');
  });

  it('is told to sign in or continue as guest before writing to the seller', async () => {
    fakeApi({ 'GET /api/me': null, [`GET /api/listings/${lamp.id}`]: lamp });
    const { address: now } = await renderApp([listingPage], address);
    await userEvent.click(await screen.findByRole('button', { name: 'Contact Seller' }));
    expect(await screen.findByText('Please sign in or continue as guest to contact the seller')).toBeInTheDocument();
    expect(now()).toBe(address);
  });
});

describe('a reserved listing', () => {
  const reservation = { until: '2030-01-01T00:00:00Z', orderId: null, buyer: null };

  it('says to others only that it is reserved', async () => {
    fakeApi({ 'GET /api/me': null, [`GET /api/listings/${lamp.id}`]: { ...lamp, status: 'reserved', reservation } });
    await renderApp([listingPage], address);
    expect(await screen.findByText(/Reserved for somebody/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go to the order' })).not.toBeInTheDocument();
  });

  it('says to its seller for whom, with the way to the order', async () => {
    const mine = { ...reservation, orderId: 'order-1', buyer: { ...lamp.seller, name: 'Ana Souza' } };
    fakeApi({
      'GET /api/me': user,
      [`GET /api/listings/${lamp.id}`]: { ...lamp, status: 'reserved', reservation: mine, isMine: true },
    });
    await renderApp([listingPage, { path: '/dashboard', component: () => null }], address);
    expect(await screen.findByText('Reserved for Ana Souza')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute(
      'href',
      '/dashboard?tab=orders&order=order-1',
    );
  });
});
