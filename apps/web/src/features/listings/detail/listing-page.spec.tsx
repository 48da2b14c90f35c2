import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { fakeApi, Refusal, user } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { windowOf } from '../../../testing/window-width';
import { ListingPage } from './listing-page';
import { lamp } from './listings-in-specs';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

// Realtime needs a browser's sockets.
jest.mock('../../../realtime/realtime', () => ({ openRealtime: () => new Promise(() => undefined) }));

const page = { path: '/listing/$listingId', component: () => <ListingPage id={lamp.id} /> };
const address = `GET /api/listings/${lamp.id}`;

async function open(answer: unknown = lamp) {
  fakeApi({ 'GET /api/me': null, [address]: answer, [`${address}/similar`]: { items: [] } });
  await renderApp([page], `/listing/${lamp.id}`);
}

beforeEach(() => windowOf(1440));

describe('a listing', () => {
  it('says what it is, and what it costs to the cent', async () => {
    await open({ ...lamp, price: { amount: 12_050, currency: 'USD' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Desk lamp' })).toBeInTheDocument();
    expect(screen.getByText('$120.50')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Description' }).nextSibling).toHaveTextContent('Bright. Warm.');

    const facts = within(screen.getByRole('region', { name: 'Details' }));
    const said = facts.getAllByRole('term').map((name) => [name.textContent, name.nextSibling?.textContent]);
    expect(said).toEqual([
      ['Condition', 'Good'],
      ['Category', 'Home & Garden'],
      ['Location', 'Linden Falls'],
      ['Listed', 'March 1, 2025'],
    ]);
    expect(facts.getByRole('link', { name: 'Compare Similar Items' })).toHaveAttribute(
      'href',
      '/listings?category=home-garden',
    );
  });

  it('gives its date as readers of another language write it', async () => {
    await open();
    await screen.findByText('March 1, 2025');
    await act(() => i18next.changeLanguage('de'));
    expect(screen.getByText('1. März 2025')).toBeInTheDocument();
  });

  it('cannot be bought while its seller is away, which the buttons say; asking stays possible and comes first', async () => {
    const away = { until: '2025-07-01T12:00:00Z', note: 'Gone fishing' };
    await open({ ...lamp, seller: { ...lamp.seller, away } });
    const [buy, offer] = [await screen.findByRole('button', { name: 'Buy Now' }), screen.getByText('Make Offer')];
    expect(buy).toBeDisabled();
    expect(buy).toHaveAccessibleDescription(/^Away until July 1, 2025.*Gone fishing/);
    expect(offer.closest('button')).toBeDisabled();
    const ask = screen.getByRole('button', { name: 'Contact Seller' });
    expect(ask).toBeEnabled();
    expect(ask.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(screen.getByRole('region', { name: 'Seller' })).getByText(/Away until/)).toBeInTheDocument();
  });

  it('is claimed rather than bought when it is free, and takes no offers', async () => {
    await open({ ...lamp, price: { amount: 0, currency: 'USD' } });
    expect(await screen.findByRole('button', { name: 'Claim' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make Offer' })).not.toBeInTheDocument();
  });

  it('describes itself to others with the first 160 characters', async () => {
    document.head.innerHTML = '<meta name="description" content="The marketplace" />';
    await open({ ...lamp, description: `${'💡'.repeat(160)}and so on` });
    await screen.findByRole('heading', { name: 'Desk lamp' });
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    expect(meta?.content).toBe('💡'.repeat(160));
    expect(document.title).toBe('Desk lamp · Vybac');
  });
});

describe('the seller of a listing', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Seller' }));

  it('is shown with picture, name, year and badge', async () => {
    await open({ ...lamp, seller: { ...lamp.seller, avatarUrl: '/tomek.webp' } });
    const seller = await card();
    expect(seller.getByText('Tomek')).toBeInTheDocument();
    expect(document.querySelector('img[src="/tomek.webp"]')).toBeInTheDocument();
    expect(seller.getByText('Member since 2024')).toBeInTheDocument();
    expect(seller.getByText('Verified Seller')).toBeInTheDocument();
  });

  it('is an "Unknown Seller" when nothing is known of them', async () => {
    await open({ ...lamp, seller: { ...lamp.seller, name: '', verifiedSeller: false, memberSince: null } });
    const seller = await card();
    expect(seller.getByText('Unknown Seller')).toBeInTheDocument();
    expect(seller.queryByText('Verified Seller')).not.toBeInTheDocument();
    expect(seller.queryByText(/Member since/)).not.toBeInTheDocument();
  });
});

describe('buying', () => {
  it.each([
    ['opens the question for somebody signed in', user, 'alertdialog', 'Reserve this for $40.00?'],
    ['sends a visitor to sign in', null, 'heading', 'Sign in page'],
  ] as const)('%s who is quicker than the answer who they are', async (_what, me, role, name) => {
    let answer: (me: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => (answer = resolve));
    fakeApi({ 'GET /api/me': slow, [address]: lamp, [`${address}/similar`]: { items: [] } });
    await renderApp([page, { path: '/auth', component: () => <h1>Sign in page</h1> }], `/listing/${lamp.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }));
    expect(screen.queryByText('Authentication Required')).not.toBeInTheDocument();
    answer(me);
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
  });
});

describe('a listing that is not there', () => {
  it.each([
    [404, 'listing.missing', 'Listing not found'],
    [400, 'request.invalid', 'Listing not found'],
    [410, 'listing.removed', 'This listing was removed'],
  ])('is told apart (%i %s): %s, with the way home', async (status, code, title) => {
    await open(new Refusal(status, code));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} · Vybac`);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Browse listings' })).toHaveAttribute('href', '/listings');
  });

  it('can be asked for again when the server failed', async () => {
    await open(new Refusal(500, 'service.fault'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Error loading listing' })).toBeInTheDocument();
    expect(alert).toHaveTextContent('Could not load listing details');
    fakeApi({ 'GET /api/me': null, [address]: lamp });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Desk lamp' })).toBeInTheDocument();
  });
});
