import { Link } from '@tanstack/react-router';
import { configure, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { FeedPage } from './components/feed-page';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const card = (id: string, title: string) => ({
  ...{ id, title, price: { amount: 1_200, currency: 'USD' }, category: 'other', condition: 'good', status: 'active' },
  ...{ image: null, location: null, createdAt: '2026-03-01T00:00:00Z' },
  seller: { id: 's', kind: 'user', name: 'Ana', username: 'ana', avatarUrl: null, verifiedSeller: false },
});
const deck = { items: [card('a', 'Lamp'), card('b', 'Bike'), card('c', 'Sofa')], nextCursor: null };
const feed = { path: '/feed', component: () => <FeedPage /> };
const listing = { path: '/listing/$listingId', component: () => <h1>The listing</h1> };
const top = (title: string) => screen.findByText(title, { selector: '[aria-live=polite]' });

beforeEach(() => {
  localStorage.clear();
  // jsdom has neither.
  Element.prototype.setPointerCapture = () => undefined;
  window.PointerEvent = MouseEvent as never;
});

const drag = (by: number) => {
  const dragged = document.querySelector('.cursor-grab')!;
  fireEvent.pointerDown(dragged, { clientX: 200 });
  fireEvent.pointerMove(dragged, { clientX: 200 + by });
  fireEvent.pointerUp(dragged, { clientX: 200 + by });
};

describe('the feed', () => {
  it('goes through the cards by button, key and swipe, counting, and takes a skip back', async () => {
    fakeApi({ 'GET /api/me': null, 'GET /api/feed': deck });
    await renderApp([feed, listing], '/feed');
    await top('Lamp');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await top('Bike');
    await userEvent.keyboard('{ArrowLeft}');
    await top('Sofa');
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await top('Bike');
    drag(-99);
    await top('Bike');
    drag(-100);
    await top('Sofa');
  });

  it('opens a listing by button or by a swipe to the right', async () => {
    fakeApi({ 'GET /api/me': null, 'GET /api/feed': deck });
    const { address } = await renderApp([feed, listing], '/feed');
    await top('Lamp');
    drag(120);
    expect(await screen.findByRole('heading', { name: 'The listing' })).toBeInTheDocument();
    expect(address()).toBe('/listing/a');
  });

  it('ends with a way to start over, and remembers a visitor’s skips until then', async () => {
    fakeApi({ 'GET /api/me': null, 'GET /api/feed': { ...deck, items: deck.items.slice(0, 1) } });
    await renderApp([feed, listing], '/feed');
    await top('Lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByText('You have seen them all')).toBeInTheDocument();
    expect(localStorage.getItem('feed_skips')).toBe('a');
    expect(screen.getByRole('link', { name: 'Back to Browse' })).toHaveAttribute('href', '/listings');
    await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
    await top('Lamp');
    expect(localStorage.getItem('feed_skips')).toBeNull();
  });

  it('leaves it to the server to remember the skips of whoever has a session', async () => {
    const { asked } = fakeApi({
      ...{ 'GET /api/me': guest, 'GET /api/feed': deck },
      ...{ 'PUT /api/feed/skips/a': undefined, 'DELETE /api/feed/skips/a': undefined },
    });
    await renderApp([feed, listing], '/feed');
    await top('Lamp');
    await userEvent.keyboard('{ArrowLeft}');
    await top('Bike');
    await userEvent.keyboard('{ArrowUp}');
    await top('Lamp');
    expect(asked).toEqual(expect.arrayContaining(['PUT /api/feed/skips/a', 'DELETE /api/feed/skips/a']));
    expect(localStorage.getItem('feed_skips')).toBeNull();
  });

  it('asks for the next page when three cards are left', async () => {
    const more = { items: [card('d', 'Desk')], nextCursor: null };
    const { asked } = fakeApi({
      'GET /api/me': null,
      'GET /api/feed': { ...deck, items: [...deck.items, card('x', 'Rug')], nextCursor: 'next' },
      'GET /api/feed?cursor=next': more,
    });
    await renderApp([feed, listing], '/feed');
    await top('Lamp');
    expect(screen.getByText('1 / 4+')).toBeInTheDocument();
    expect(asked).not.toContain('GET /api/feed?cursor=next');
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByText('2 / 5')).toBeInTheDocument();
  });

  it('shows a place holder while it loads', async () => {
    fakeApi({ 'GET /api/me': null });
    global.fetch = () => new Promise(() => undefined);
    await renderApp([feed], '/feed');
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  });

  it('goes back to where one came from', async () => {
    fakeApi({ 'GET /api/me': null, 'GET /api/feed': deck });
    const from = {
      path: '/listings',
      component: () => (
        <Link to="/feed">
          <h1>Browsing</h1>
        </Link>
      ),
    };
    await renderApp([feed, from], '/listings');
    await userEvent.click(await screen.findByText('Browsing'));
    await top('Lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Browsing')).toBeInTheDocument();
  });

  it('says when it cannot be loaded', async () => {
    fakeApi({ 'GET /api/me': null, 'GET /api/feed': new Refusal(403, 'request.limited') });
    await renderApp([feed, listing], '/feed');
    expect(await screen.findByText('The feed did not load')).toBeInTheDocument();
  });
});
