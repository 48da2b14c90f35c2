import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Listing } from '@vybac/contracts/listings';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { windowOf } from '../../../testing/window-width';
import { ListingGallery } from './listing-gallery';
import { lamp } from './listings-in-specs';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const photo = (name: string) => ({
  mediaId: name,
  width: 640,
  height: 800,
  thumbhash: '9NcFDgD3iLlYd/c4h2CceMg59I8f/dg=',
  urls: { small: `/${name}-s.webp`, medium: `/${name}-m.webp`, large: `/${name}-l.webp` },
});

async function open(listing: Partial<Listing>) {
  fakeApi({});
  await renderApp([{ path: '/', component: () => <ListingGallery listing={{ ...lamp, ...listing }} /> }]);
}

/** jsdom has no layout, and the carousel measures: every element is 400 px wide, one beside the other. */
function layOutInARow() {
  document.head.innerHTML = '<style>* { margin-right: 0px }</style>';
  class Watcher {
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Watcher, IntersectionObserver: Watcher });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'group' ? 400 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
}

beforeEach(() => {
  windowOf(1440);
  layOutInARow();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the photos of a listing', () => {
  const current = () => screen.getAllByRole('button', { name: /^Photo \d of 2$/ }).map((dot) => dot.ariaCurrent);

  it('go round by buttons, dots and arrow keys', async () => {
    await open({ images: [photo('front'), photo('back')] });
    const photos = await screen.findByRole('region', { name: 'Photos of Desk lamp' });
    expect(within(photos).getByAltText('Desk lamp, photo 1')).toHaveAttribute('src', '/front-m.webp');
    expect(current()).toEqual(['true', 'false']);

    await press('Next photo');
    await waitFor(() => expect(current()).toEqual(['false', 'true']));
    await press('Next photo');
    await waitFor(() => expect(current()).toEqual(['true', 'false']));
    await press('Previous photo');
    await waitFor(() => expect(current()).toEqual(['false', 'true']));
    await press('Photo 1 of 2');
    await waitFor(() => expect(current()).toEqual(['true', 'false']));
    fireEvent.keyDown(photos, { key: 'ArrowRight' });
    await waitFor(() => expect(current()).toEqual(['false', 'true']));
  });

  it('are looked at closely: large, closer and back by buttons and keys, and the focus returns', async () => {
    await open({ images: [photo('front'), photo('back')] });
    const [enlarge] = await screen.findAllByRole('button', { name: 'Enlarge photo' });
    await userEvent.click(enlarge!);
    const viewer = within(await screen.findByRole('dialog', { name: 'Photos of Desk lamp' }));
    expect(viewer.getByAltText('Desk lamp, photo 1')).toHaveAttribute('src', '/front-l.webp');

    await userEvent.click(viewer.getByRole('button', { name: 'Zoom in' }));
    await viewer.findByRole('button', { name: 'Zoom out' });
    expect(viewer.getByAltText('Desk lamp, photo 1').style.width).not.toBe('');
    await userEvent.keyboard('-');
    await viewer.findByRole('button', { name: 'Zoom in' });
    expect(viewer.getByAltText('Desk lamp, photo 1').style.width).toBe('');
    await userEvent.keyboard('{ArrowRight}');
    expect(viewer.getByText('Photo 2 of 2')).toBeInTheDocument();
    await userEvent.click(viewer.getByRole('button', { name: 'Next photo' }));
    expect(viewer.getByText('Photo 1 of 2')).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(enlarge).toHaveFocus());
  });

  it('are a sample image with a note while there are none, and the seller may add some', async () => {
    await open({ isMine: true });
    expect(await screen.findByText('SAMPLE IMAGE')).toBeInTheDocument();
    expect(screen.getByText('No photos of this one yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add photos' })).toHaveAttribute('href', `/create-listing?edit=${lamp.id}`);
  });

  it('replace the sample image', async () => {
    await open({ images: [photo('front')] });
    expect(await screen.findByAltText('Desk lamp, photo 1')).toBeInTheDocument();
    expect(screen.queryByText('SAMPLE IMAGE')).not.toBeInTheDocument();
  });
});
