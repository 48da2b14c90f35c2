import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal, user } from '../../testing/fake-api';
import { setConnected } from '../../testing/fake-realtime';
import { renderApp } from '../../testing/render-app';
import { DashboardPage } from './components/dashboard-page';
import { SignInRequired } from './components/sign-in-required';
import type { DashboardSection } from './dashboard-sections';

jest.mock('../../api/realtime', () => jest.requireActual<object>('../../testing/fake-realtime'));

const listing = (number: number) => ({
  id: `00000000-0000-4000-8000-0000000000${number}`,
  title: `Bike ${number}`,
  price: { amount: number * 100, currency: 'USD' },
  image: null,
  status: 'active',
  viewCount: number,
  createdAt: '2025-06-18T12:00:00Z',
  reservation: null,
});
const newestFirst = [17, 16, 15, 14, 13, 12, 11].map(listing);
const mine = {
  items: newestFirst,
  nextCursor: null,
  counts: { total: 12, active: 7, views: 1234 },
  limit: null,
  remaining: null,
};
const answers = {
  'GET /api/me': user,
  'GET /api/me/listings': mine,
  'GET /api/conversations?limit=1': { items: [], nextCursor: null, unreadCount: 3 },
};
const page = (section: DashboardSection = 'overview') => ({
  path: '/dashboard',
  component: () => (
    <DashboardPage
      name="Ana"
      section={section}
      orders={<p>My orders</p>}
      favorites={<p>My favorites</p>}
      guestCard={<p>My Guest ID</p>}
    />
  ),
});
const open = (section?: DashboardSection) =>
  renderApp([page(section)], section ? `/dashboard?tab=${section}` : '/dashboard');
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => setConnected(true));

it('has a sidebar to its parts and to the messages', async () => {
  fakeApi(answers);
  await open('listings');
  const sidebar = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/dashboard'],
    ['My Listings', '/dashboard?tab=listings'],
    ['Orders', '/dashboard?tab=orders'],
    ['Messages', '/chat'],
  ]);
  expect(sidebar.getByRole('link', { name: 'My Listings' })).toHaveAttribute('aria-current', 'page');
  expect(sidebar.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current', 'page');
});

describe('the overview', () => {
  it('begins with four figures', async () => {
    fakeApi(answers);
    await open();
    await screen.findByText('1,234');
    const figures = screen.getAllByRole('term').map((term) => [
      // "Messages" says below what is counted.
      term.childNodes[0]?.textContent,
      term.parentElement?.querySelector('dd')?.textContent,
    ]);
    expect(figures).toEqual([
      ['Total Listings', '12'],
      ['Active Listings', '7'],
      ['Total Views', '1,234'],
      ['Messages', '3'],
    ]);
  });

  it('shows the 6 newest listings', async () => {
    fakeApi(answers);
    await open();
    expect(await screen.findByRole('tab', { name: 'Recent Listings', selected: true })).toBeInTheDocument();
    await screen.findByText('Bike 17');
    expect(titles()).toEqual(['Bike 17', 'Bike 16', 'Bike 15', 'Bike 14', 'Bike 13', 'Bike 12']);
  });

  it('shows the orders beside them', async () => {
    fakeApi(answers);
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Orders' }));
    expect(await screen.findByText('My orders')).toBeInTheDocument();
  });

  it('carries the guest credentials card', async () => {
    fakeApi({ ...answers, 'GET /api/me': guest });
    await open();
    expect(await screen.findByText('My Guest ID')).toBeInTheDocument();
  });

  it('says when its data could not be had, and guesses no figure', async () => {
    fakeApi({ ...answers, 'GET /api/me/listings': new Refusal(403, 'session.invalid') });
    await open();
    expect(await screen.findByText('Failed to load dashboard data.')).toBeInTheDocument();
    expect(screen.getAllByText('–')).toHaveLength(3);
  });
});

describe('one’s listings', () => {
  it('are changed several at once, and those that stay as they were are counted', async () => {
    const { asked } = fakeApi({
      ...answers,
      'POST /api/me/listings/acts': {
        items: [
          { id: newestFirst[0]!.id, code: null },
          { id: newestFirst[1]!.id, code: 'listing.transition' },
        ],
      },
    });
    await open('listings');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select: Bike 17' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Bike 16' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as sold' }));
    const question = await screen.findByRole('alertdialog', { name: 'Do this to 2 listings?' });
    expect(asked).not.toContain('POST /api/me/listings/acts');
    await userEvent.click(within(question).getByRole('button', { name: 'Mark as sold' }));
    expect(await screen.findByText('1 listing changed')).toBeInTheDocument();
    expect(screen.getByText('1 stayed as it was')).toBeInTheDocument();
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  it('are all there', async () => {
    fakeApi(answers);
    await open('listings');
    await screen.findByText('Bike 17');
    expect(titles()).toHaveLength(7);
  });

  it('tell a guest how many of 3 are used', async () => {
    fakeApi({ ...answers, 'GET /api/me/listings': { ...mine, limit: 3, remaining: 1 } });
    await open('listings');
    expect(await screen.findByText('2 of 3 used')).toBeInTheDocument();
  });

  it.each([
    ['it is said', undefined, 'Listing deleted'],
    ['it is said that it did not work', new Refusal(409, 'listing.reserved'), 'Error deleting listing'],
  ])('can be deleted after a question; then %s', async (_what, answer, toast) => {
    const { asked } = fakeApi({ ...answers, [`DELETE /api/listings/${listing(17).id}`]: answer });
    await open('listings');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Bike 17' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this listing?' });
    expect(asked).not.toContain(`DELETE /api/listings/${listing(17).id}`);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect((await screen.findAllByText(toast)).length).toBeGreaterThan(0);
  });
});

describe('being away', () => {
  const away = { since: '2025-06-01T00:00:00Z', until: null, note: 'Gone fishing' };

  it('is said with a word to those who look', async () => {
    fakeApi({ ...answers, 'PUT /api/me/away': away });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'I’m away' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Away' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'A word to those who look (optional)' }), 'Gone fishing');
    await userEvent.click(dialog.getByRole('button', { name: 'Go away' }));
    const notice = within(await screen.findByRole('region', { name: 'Away' }));
    expect(notice.getByText('You are away')).toBeInTheDocument();
    expect(notice.getByText('Gone fishing')).toBeInTheDocument();
  });

  it('says until when, and ends at a press', async () => {
    const until = '2025-07-01T12:00:00Z';
    fakeApi({ ...answers, 'GET /api/me': { ...user, away: { ...away, until } }, 'DELETE /api/me/away': undefined });
    await open('listings');
    expect(await screen.findByText('You are away until July 1, 2025')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I’m back' }));
    expect(await screen.findByRole('button', { name: 'I’m away' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Away' })).not.toBeInTheDocument();
  });
});

it('asks a visitor to sign in', async () => {
  fakeApi({ 'GET /api/me': null });
  await renderApp([{ path: '/', component: SignInRequired }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In Required' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue as Guest' })).toHaveAttribute('href', '/auth?guest=true');
});
