import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal, user } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { followNewsletterLink, followSearchLink } from './api/mail-links';
import { MailLinkPage } from './components/mail-link-page';
import { Newsletter } from './components/newsletter';
import { SaveSearchButton } from './components/save-search-button';
import { SavedSearchesPage } from './components/saved-searches-page';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  // jsdom has none, and switches press themselves with it.
  window.PointerEvent = MouseEvent as never;
});

const bikes = {
  ...{ id: '00000000-0000-4000-8000-000000000007', name: 'Bikes', email: 'ana@example.org', query: { q: 'bike' } },
  ...{ frequency: 'instant', isPaused: false, isConfirmed: false, createdAt: '2026-03-01T00:00:00Z' },
};
const save = { path: '/listings', component: () => <SaveSearchButton query={{ q: 'bike' }} name="bike" /> };
const newsletter = { path: '/newsletter', component: () => <Newsletter /> };

describe('saving a search', () => {
  const opens = async () => userEvent.click(await screen.findByRole('button', { name: 'Save Search' }));
  const saves = async () => userEvent.click((await screen.findAllByRole('button', { name: 'Save Search' })).at(-1)!);

  it('asks for a name and a mailbox', async () => {
    const { asked } = fakeApi({ 'GET /api/me': null });
    await renderApp([save], '/listings');
    await opens();
    expect(await screen.findByRole('textbox', { name: 'Search name' })).toHaveValue('bike');
    await saves();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in both search name and email');
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('says that a mail has to be answered, and closes by itself after 2 seconds', async () => {
    fakeApi({
      'GET /api/me': user,
      'POST /api/saved-searches': bikes,
      'GET /api/saved-searches': { items: [], limit: 20 },
    });
    await renderApp([save], '/listings');
    await opens();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), '{Control>}a{/Control}ana@example.org');
    const begun = performance.now();
    await saves();
    expect(await screen.findByText(/confirm by the link we sent to ana@example.org/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(performance.now() - begun).toBeGreaterThan(1_900);
  });

  it('keeps what was typed when it does not work', async () => {
    fakeApi({ 'GET /api/me': null, 'POST /api/saved-searches': new Refusal(500, 'service.fault') });
    await renderApp([save], '/listings');
    await opens();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@example.org');
    await saves();
    expect(await screen.findByText('Failed to save search')).toBeInTheDocument();
    expect(screen.getByText('Please try again later')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org');
  });
});

describe('one’s saved searches', () => {
  const page = { path: '/alerts', component: () => <SavedSearchesPage /> };
  const of = (items: unknown[]) => ({ 'GET /api/me': guest, 'GET /api/saved-searches': { items, limit: 20 } });

  it('are listed with how often they tell, and can be paused and deleted', async () => {
    const { asked } = fakeApi({
      ...of([bikes]),
      [`PATCH /api/saved-searches/${bikes.id}`]: { ...bikes, isPaused: true },
      [`DELETE /api/saved-searches/${bikes.id}`]: undefined,
    });
    await renderApp([page], '/alerts');
    expect(await screen.findByRole('link', { name: 'Bikes' })).toHaveAttribute('href', '/listings?q=bike');
    expect(screen.getByText('Confirm by mail')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'At once' })).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Tell me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Bikes' }));
    await waitFor(() =>
      expect(asked).toEqual(
        expect.arrayContaining([`PATCH /api/saved-searches/${bikes.id}`, `DELETE /api/saved-searches/${bikes.id}`]),
      ),
    );
  });

  it('say how to begin while there is none', async () => {
    fakeApi(of([]));
    await renderApp([page], '/alerts');
    expect(await screen.findByText('No saved searches yet')).toBeInTheDocument();
  });
});

describe('the newsletter', () => {
  const subscribe = async () => userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const types = async (email: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Your email' }), email);

  it('asks for an address', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([newsletter], '/newsletter');
    await subscribe();
    expect(await screen.findByText('Please enter your email address')).toBeInTheDocument();
  });

  it('says that a mail has to be answered', async () => {
    fakeApi({ 'GET /api/me': null, 'POST /api/newsletter': undefined });
    await renderApp([newsletter], '/newsletter');
    await types('ana@example.org');
    await subscribe();
    expect(await screen.findByText(/confirm by the link we sent to ana@example.org/)).toBeInTheDocument();
  });

  it.each<[Refusal, string]>([
    [new Refusal(409, 'newsletter.already_subscribed'), 'Already subscribed'],
    [new Refusal(500, 'service.fault'), 'Subscription failed'],
  ])('says what is wrong', async (refusal, words) => {
    fakeApi({ 'GET /api/me': null, 'POST /api/newsletter': refusal });
    await renderApp([newsletter], '/newsletter');
    await types('ana@example.org');
    await subscribe();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('a link in a mail', () => {
  it('does what it says by being opened', async () => {
    const { asked } = fakeApi({ 'GET /api/me': null, 'POST /api/saved-searches/unsubscription': { name: 'Bikes' } });
    const link = { unsubscribe: 'token' };
    const page = <MailLinkPage about="search" link={link} follow={followSearchLink} />;
    await renderApp([{ path: '/alerts', component: () => page }], '/alerts');
    expect(await screen.findByRole('heading', { name: 'Unsubscribed' })).toBeInTheDocument();
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/saved-searches/unsubscription']);
  });

  it('says when it is not valid any more', async () => {
    fakeApi({
      'GET /api/me': null,
      'POST /api/newsletter/confirmation': new Refusal(422, 'newsletter.token_invalid'),
    });
    const page = <MailLinkPage about="newsletter" link={{ confirm: 'old' }} follow={followNewsletterLink} />;
    await renderApp([{ path: '/newsletter', component: () => page }], '/newsletter');
    expect(await screen.findByRole('heading', { name: 'This link is not valid any more' })).toBeInTheDocument();
  });
});
