import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, user } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { windowOf } from '../testing/window-width';
import { ThemeProvider } from '../theme/theme-provider';
import { Frame } from './frame';
import { SellMenu } from './sell-menu';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const page = {
  path: '/',
  component: () => (
    <ThemeProvider isPro={false} themeOfAccount={null}>
      <Frame bell={null} unreadMessages={null}>
        <h1>Any page</h1>
      </Frame>
    </ThemeProvider>
  ),
};

async function open(width: number, me: unknown, staticData = {}) {
  windowOf(width);
  fakeApi({ 'GET /api/me': me });
  await renderApp([{ ...page, staticData }]);
  await screen.findByRole('heading', { name: 'Any page' });
  return {
    topBar: within(screen.getByRole('banner')),
    tabBar: within(screen.getByRole('navigation', { name: 'Quick access' })),
    footer: within(screen.getByRole('contentinfo')),
  };
}

const press = (element: HTMLElement) => userEvent.click(element);
const leadsTo = (link: HTMLElement, address: string) => expect(link).toHaveAttribute('href', address);

beforeEach(() => {
  localStorage.clear();
  // jsdom has none, and menus open with it.
  window.PointerEvent = MouseEvent as never;
});

describe('the top bar', () => {
  it('leads a visitor to the listings, to sign in and to sign up, and not to the chat', async () => {
    const { topBar } = await open(1440, null);
    leadsTo(topBar.getByRole('link', { name: 'Browse' }), '/listings');
    leadsTo(await topBar.findByRole('link', { name: 'Sign In' }), '/auth');
    leadsTo(topBar.getByRole('link', { name: 'Sign Up' }), '/signup');
    expect(topBar.queryByRole('link', { name: 'Messages' })).not.toBeInTheDocument();
  });

  it('leads whoever has a session to the chat', async () => {
    const { topBar } = await open(1440, user);
    leadsTo(await topBar.findByRole('link', { name: 'Messages' }), '/chat');
    expect(topBar.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('offers nine languages', async () => {
    const { topBar } = await open(1440, null);
    await press(await topBar.findByRole('button', { name: 'Language' }));
    const languages = await screen.findAllByRole('menuitemradio');
    expect(languages.map((language) => language.textContent)).toEqual([
      ...['English', 'Español', 'Français', 'Deutsch', 'Italiano', 'Português', '中文', '日本語', 'हिन्दी'],
    ]);
  });

  it('offers five themes, three of them with a Pro badge', async () => {
    const { topBar } = await open(1440, null);
    await press(await topBar.findByRole('button', { name: 'Theme' }));
    const themes = await screen.findAllByRole('menuitemradio');
    expect(themes.map((theme) => theme.textContent)).toEqual([
      ...['Light', 'Dark', 'MidnightPro', 'NeonPro', 'PastelPro'],
    ]);

    await press(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

describe('the way to sell', () => {
  const ways = ['/create-image-listing', '/create-voice-listing', '/create-text-listing', '/create-listing'];

  it('is a menu of the four creation modes in the top bar', async () => {
    const { topBar } = await open(1440, user);
    await press(await topBar.findByRole('button', { name: 'Sell' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(ways);
  });

  it('is a popup of the four creation modes on a phone', async () => {
    const { tabBar } = await open(390, user);
    await press(await tabBar.findByRole('button', { name: 'Sell' }));
    const popup = within(await screen.findByRole('dialog', { name: 'How would you like to list it?' }));
    expect(popup.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  it('leads nobody without a session on, and says why', async () => {
    fakeApi({ 'GET /api/me': null });
    const { address } = await renderApp([{ path: '/', component: SellMenu }]);
    await press(await screen.findByRole('button', { name: 'Sell' }));
    await press(await screen.findByRole('menuitem', { name: 'Show photos' }));
    expect(await screen.findByText('Please sign in or continue as guest to create a listing.')).toBeInTheDocument();
    expect(address()).toBe('/');
  });
});

describe('the account menu', () => {
  it('lets a guest end the session instead of signing out, and knows no profile', async () => {
    const { topBar } = await open(1440, guest);
    await press(await topBar.findByRole('button', { name: 'Account of Guest 7QX2' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Dashboard',
      'Favorites',
      'Saved searches',
      'Create an account',
      'End guest session',
    ]);
  });

  it('lets a user sign out', async () => {
    const { topBar } = await open(1440, user);
    await press(await topBar.findByRole('button', { name: 'Account of Ana Souza' }));
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'End guest session' })).not.toBeInTheDocument();
  });
});

describe('the bottom bar of a phone', () => {
  const places = () => {
    const bar = screen.getByRole('navigation', { name: 'Quick access' });
    const read = (place: HTMLElement) => [place.textContent, within(place).queryByRole('link')?.getAttribute('href')];
    return within(bar).getAllByRole('listitem').map(read);
  };

  it('shows a visitor the ways in, and no chat', async () => {
    await open(390, null);
    expect(places()).toEqual([
      ['Home', '/'],
      ['Explore', '/listings'],
      ['Sell', undefined],
      ['Sign Up', '/signup'],
      ['Sign In', '/auth'],
    ]);
    expect(screen.queryByRole('link', { name: 'Open chat' })).not.toBeInTheDocument();
  });

  it('shows whoever has a session messages and profile, and a chat button above', async () => {
    const { tabBar } = await open(390, user);
    expect(await tabBar.findByRole('button', { name: /Profile/ })).toBeInTheDocument();
    leadsTo(tabBar.getByRole('link', { name: 'Messages' }), '/chat');
    const shortcut = screen.getByRole('link', { name: 'Open chat' });
    leadsTo(shortcut, '/chat');
    expect(shortcut).toHaveClass('!fixed', 'right-4');
  });

  it('keeps the chat button off a screen over whose acts it would lie', async () => {
    const { tabBar } = await open(390, user, { withoutChatShortcut: true });
    await tabBar.findByRole('link', { name: 'Messages' });
    expect(screen.queryByRole('link', { name: 'Open chat' })).not.toBeInTheDocument();
  });

  it.each([
    [767, 'Open menu'],
    [768, null],
  ])('has a hamburger button beside it at %i px: %s', async (width, button) => {
    const { topBar } = await open(width, null);
    await topBar.findByRole('link', { name: 'Browse' });
    expect(topBar.queryByRole('button', { name: 'Open menu' }) !== null).toBe(button !== null);
  });
});

describe('the footer', () => {
  it('has quick links and the years since 2024', async () => {
    jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031);
    const { footer } = await open(1440, null);
    const links = within(footer.getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Browse', 'Sell something', 'Free stuff']);
    expect(footer.getByText('© 2024–2031 Vybac. All rights reserved.')).toBeInTheDocument();
  });
});
