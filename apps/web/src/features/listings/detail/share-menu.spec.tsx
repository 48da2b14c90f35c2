import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { windowOf } from '../../../testing/window-width';
import { lamp } from './listings-in-specs';
import { ShareMenu } from './share-menu';
import { SocialBoost } from './social-boost';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const address = `http://localhost:4000/listing/${lamp.id}`;
const link = encodeURIComponent(address);
const page = { path: '/', component: () => <ShareMenu listing={lamp} /> };

async function open() {
  fakeApi({ 'GET /api/me': null });
  await renderApp([page]);
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('menu');
}

const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

/** Gives the device its own way to share, which ends like this. */
function deviceShares(end: () => Promise<void>) {
  const share = jest.fn(end);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

function clipboard(writeText: (text: string) => Promise<void>) {
  const spy = jest.fn(writeText);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: spy }, configurable: true });
  return spy;
}

beforeEach(() => {
  windowOf(1440);
  localStorage.clear();
  // jsdom has none, and menus open with it.
  window.PointerEvent = MouseEvent as never;
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing a listing', () => {
  it.each([
    ['WhatsApp', `https://wa.me/?text=Desk%20lamp%20${link}`],
    ['Email', `mailto:?subject=Desk%20lamp&body=Desk%20lamp%20${link}`],
    ['SMS', `sms:?&body=Desk%20lamp%20${link}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
    ['Twitter', `https://twitter.com/intent/tweet?url=${link}&text=Desk%20lamp`],
  ])('by %s opens it with prepared text', async (name, href) => {
    await open();
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href);
  });

  it('copies the link', async () => {
    await open();
    const copied = clipboard(() => Promise.resolve());
    await choose('Copy link');
    expect(copied).toHaveBeenCalledWith(address);
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
  });

  it('says when the link could not be copied', async () => {
    await open();
    clipboard(() => Promise.reject(new Error('not allowed')));
    await choose('Copy link');
    expect(await screen.findByText('Copy failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to copy link. Please try again.')).toBeInTheDocument();
  });

  it('shows the link where the page has no clipboard', async () => {
    await open();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    delete (navigator as { clipboard?: unknown }).clipboard;
    await choose('Copy link');
    expect(await screen.findByText('Could not copy link')).toBeInTheDocument();
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  it('takes the device’s own way where it has one', async () => {
    const share = deviceShares(() => Promise.resolve());
    await open();
    await choose('Share…');
    expect(share).toHaveBeenCalledWith({ title: 'Desk lamp', url: address });
  });

  it('offers no such way where there is none', async () => {
    await open();
    expect(screen.queryByRole('menuitem', { name: 'Share…' })).not.toBeInTheDocument();
  });

  it('is silent when it is cancelled', async () => {
    const share = deviceShares(() => Promise.reject(new DOMException('cancelled', 'AbortError')));
    await open();
    await choose('Share…');
    expect(share).toHaveBeenCalled();
    expect(screen.queryByText('Sharing failed')).not.toBeInTheDocument();
  });

  it('says when it failed, and what to do', async () => {
    deviceShares(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await open();
    await choose('Share…');
    expect(await screen.findByText('Sharing failed')).toBeInTheDocument();
    expect(screen.getByText('Try copying the link manually.')).toBeInTheDocument();
  });
});

describe('the Social Boost card', () => {
  it('counts on this device how often the listing was passed on', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([{ path: '/', component: () => <SocialBoost listing={lamp} /> }]);
    expect(await screen.findByRole('heading', { name: 'Social Boost' })).toBeInTheDocument();
    expect(screen.queryByText(/from this device/)).not.toBeInTheDocument();

    clipboard(() => Promise.resolve());
    await userEvent.click(screen.getByRole('button', { name: 'Pass it on' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('Passed on 1 time from this device')).toBeInTheDocument();

    clipboard(() => Promise.reject(new Error('not allowed')));
    await userEvent.click(screen.getByRole('button', { name: 'Pass it on' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('Copy failed')).toBeInTheDocument();
    expect(screen.getByText('Passed on 1 time from this device')).toBeInTheDocument();
  });
});
