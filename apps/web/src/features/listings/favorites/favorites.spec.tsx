import type { FavoriteListing } from '@vybac/contracts/listings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal, user } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { lamp, sofa } from '../detail/listings-in-specs';
import { FavoriteButton } from './favorite-button';
import { FavoritesPage } from './favorites-page';

const heartOf = (title: string) => screen.findByRole('button', { name: `Favorite: ${title}` });
const card = { path: '/', component: () => <FavoriteButton listing={{ ...lamp, favoriteCount: 4 }} /> };
const change = `/api/listings/${lamp.id}/favorite`;

describe('the heart of a listing', () => {
  it('fills at once, with one more who keeps it, and empties again', async () => {
    const { asked } = fakeApi({
      'GET /api/me': user,
      'GET /api/me/favorite-ids': { ids: [] },
      [`PUT ${change}`]: { isFavorite: true, favoriteCount: 7 },
      [`DELETE ${change}`]: { isFavorite: false, favoriteCount: 6 },
    });
    await renderApp([card]);
    const heart = await heartOf('Desk lamp');
    expect(heart).toHaveTextContent('4');
    await waitFor(() => expect(asked).toContain('GET /api/me/favorite-ids'));
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(heart).toHaveTextContent('7'));
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(heart).toHaveTextContent('6'));
  });

  it.each([
    ['a sixth of a guest', new Refusal(409, 'favorite.limit'), 'Favorites limit reached'],
    ['a fault', new Refusal(500, 'service.fault'), 'Failed to update favorites. Please try again.'],
  ])('is put back after %s, saying so', async (_what, refusal, title) => {
    fakeApi({ 'GET /api/me': guest, 'GET /api/me/favorite-ids': { ids: [] }, [`PUT ${change}`]: refusal });
    await renderApp([card]);
    await userEvent.click(await heartOf('Desk lamp'));
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    expect(await heartOf('Desk lamp')).toHaveAttribute('aria-pressed', 'false');
    expect(await heartOf('Desk lamp')).toHaveTextContent('4');
  });

  it('asks a visitor to come in', async () => {
    const { asked } = fakeApi({ 'GET /api/me': null });
    await renderApp([card]);
    await userEvent.click(await heartOf('Desk lamp'));
    const asks = 'Please sign in or continue as guest to save favorites';
    expect((await screen.findAllByText(asks)).length).toBeGreaterThan(0);
    expect(asked).toEqual(['GET /api/me']);
  });

  it('is not on one’s own', async () => {
    const me = { ...user, actor: { ...user.actor, id: lamp.seller.id } };
    fakeApi({ 'GET /api/me': me, 'GET /api/me/favorite-ids': { ids: [] } });
    await renderApp([card]);
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });
});

describe('the favorites', () => {
  const page = { path: '/favorites', component: FavoritesPage };
  const kept = (listing: typeof lamp, isAvailable: boolean): FavoriteListing => ({
    ...listing,
    favoritedAt: '2025-06-18T12:00:00Z',
    isAvailable,
  });
  const open = async (answer: unknown) => {
    const api = fakeApi({
      'GET /api/me': guest,
      'GET /api/me/favorite-ids': { ids: [lamp.id, sofa.id] },
      'GET /api/me/favorites': answer,
      [`DELETE /api/listings/${sofa.id}/favorite`]: { isFavorite: false, favoriteCount: 0 },
    });
    await renderApp([page], '/favorites');
    return api;
  };

  it('stand with what can be had first; what cannot is taken off the list', async () => {
    const items = [kept(lamp, true), kept({ ...sofa, status: 'sold' }, false)];
    const { asked } = await open({ items, nextCursor: null, limit: 5, remaining: 4 });
    expect(await screen.findByRole('link', { name: 'Desk lamp' })).toBeInTheDocument();
    expect(screen.getByText('1 of 5 favorites used')).toBeInTheDocument();
    const gone = within(screen.getByRole('region', { name: 'No longer available' }));
    expect(gone.getByText('Sold')).toBeInTheDocument();
    await userEvent.click(gone.getByRole('button', { name: 'Remove: Blue sofa' }));
    await waitFor(() => expect(asked).toContain(`DELETE /api/listings/${sofa.id}/favorite`));
  });

  it('say how to get some when there are none', async () => {
    await open({ items: [], nextCursor: null, limit: null, remaining: null });
    expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeInTheDocument();
  });

  it('can be asked for again when they failed', async () => {
    await open(new Refusal(403, 'session.invalid'));
    expect(await screen.findByText('Failed to load your favorites')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
