import type { ListingCard as ListingCardData } from '@vybac/contracts/listings';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { ListingCard } from './listing-card';
import { NewestListings } from './newest-listings';

const bike: ListingCardData = {
  id: '00000000-0000-4000-8000-00000000000a',
  title: 'City bike with basket',
  price: { amount: 12_049, currency: 'USD' },
  category: 'sporting-goods',
  condition: 'like-new',
  status: 'active',
  image: {
    mediaId: '00000000-0000-4000-8000-00000000000b',
    width: 640,
    height: 800,
    thumbhash: '9NcFDgD3iLlYd/c4h2CceMg59I8f/dg=',
    urls: { small: '/s.webp', medium: '/m.webp', large: '/l.webp' },
  },
  seller: {
    id: '00000000-0000-4000-8000-00000000000c',
    kind: 'user',
    name: 'Ana Souza',
    username: 'ana',
    avatarUrl: null,
    verifiedSeller: true,
  },
  location: null,
  createdAt: '2025-01-01T00:00:00Z',
  favoriteCount: 0,
};

async function show(listing: Partial<ListingCardData>) {
  fakeApi({ 'GET /api/me': null });
  await renderApp([{ path: '/', component: () => <ListingCard listing={{ ...bike, ...listing }} /> }]);
  return within(await screen.findByRole('article'));
}

describe('a listing card', () => {
  it('shows title, price in whole dollars, condition and a verified seller, and leads to the listing', async () => {
    const card = await show({});
    expect(card.getByText('$120')).toBeInTheDocument();
    expect(card.getByText('Like New')).toBeInTheDocument();
    expect(card.getByText('Ana Souza')).toBeInTheDocument();
    expect(card.getByLabelText('Verified seller')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'City bike with basket' })).toHaveAttribute('href', `/listing/${bike.id}`);
  });

  it('says Free for nothing, and No image without one', async () => {
    const card = await show({ price: { amount: 0, currency: 'USD' }, image: null });
    expect(card.getByText('Free')).toBeInTheDocument();
    expect(card.getByText('No image')).toBeInTheDocument();
  });

  it('says that it is reserved', async () => {
    expect((await show({ status: 'reserved' })).getByText('Reserved')).toBeInTheDocument();
  });

  it('survives a damaged placeholder', async () => {
    expect((await show({ image: { ...bike.image!, thumbhash: '%%%' } })).getByRole('link')).toBeInTheDocument();
  });
});

describe('the newest listings', () => {
  const page = { path: '/', component: NewestListings };
  const address = 'GET /api/listings?sort=newest&limit=12';

  it('are shown', async () => {
    fakeApi({ 'GET /api/me': null, [address]: { items: [bike], nextCursor: null, total: 1, correctedQuery: null } });
    await renderApp([page]);
    expect(await screen.findByRole('link', { name: 'City bike with basket' })).toBeInTheDocument();
  });

  it('offer to be the first when there are none', async () => {
    fakeApi({ 'GET /api/me': null, [address]: { items: [], nextCursor: null, total: 0, correctedQuery: null } });
    await renderApp([page]);
    expect(await screen.findByRole('heading', { name: 'No listings yet' })).toBeInTheDocument();
  });

  it('can be asked for again when they failed', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([page]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load listings');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
