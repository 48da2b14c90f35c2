import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, Refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sofa } from '../detail/listings-in-specs';
import { browse, firstPage, furnishBrowser } from './browse-in-specs';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const page = (title: string | null, nextCursor: string | null, told: object = {}) => ({
  items: title === null ? [] : [{ ...sofa, id: title, title }],
  ...firstPage,
  nextCursor,
  ...told,
});
const first = 'GET /api/listings?sort=newest';

/** Browsers tell when the end comes near; here the story does. */
function nears(): () => void {
  let tell: () => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(told: IntersectionObserverCallback) {
      tell = () => act(() => told([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
  return () => tell();
}

const pagesOf = (asked: readonly string[]) => asked.filter((request) => request.startsWith(first));

beforeEach(furnishBrowser);

describe('the answers to a search', () => {
  it('go on as one comes near their end', async () => {
    const comesNear = nears();
    const { asked } = fakeApi({
      [first]: page('One', 'a'),
      [`${first}&cursor=a`]: page('Two', 'b'),
      [`${first}&cursor=b`]: page('Three', null),
    });
    await renderApp([browse], '/listings');
    await screen.findByRole('link', { name: 'One' });
    expect(pagesOf(asked)).toEqual([first]);
    comesNear();
    expect(await screen.findByRole('link', { name: 'Three' })).toBeInTheDocument();
    expect(screen.getByText('That is everything.')).toBeInTheDocument();
  });

  it('go on by themselves where a page is empty and yet not the last', async () => {
    const comesNear = nears();
    fakeApi({
      [first]: page(null, 'a', { total: 0, totalIsLeast: true }),
      [`${first}&cursor=a`]: page(null, 'b'),
      [`${first}&cursor=b`]: page('Found after all', null),
    });
    await renderApp([browse], '/listings');
    expect(await screen.findByText('Looking further…')).toBeInTheDocument();
    expect(screen.queryByText('No listings found.')).not.toBeInTheDocument();
    comesNear();
    expect(await screen.findByRole('link', { name: 'Found after all' })).toBeInTheDocument();
  });

  it('wait for a press after a while, so that the foot of the page can be reached', async () => {
    const comesNear = nears();
    const endless = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`${first}&cursor=${index}`, page(`No ${index}`, String(index + 1))]),
    );
    const { asked } = fakeApi({ [first]: page('One', '0'), ...endless });
    await renderApp([browse], '/listings');
    await screen.findByRole('link', { name: 'One' });
    comesNear();
    await waitFor(() => expect(pagesOf(asked)).toHaveLength(9));
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(pagesOf(asked)).toHaveLength(17));
  });

  it('say when the next page failed, keep the others, and try again when pressed', async () => {
    const comesNear = nears();
    fakeApi({ [first]: page('One', 'a'), [`${first}&cursor=a`]: new Refusal(400, 'cursor.invalid') });
    await renderApp([browse], '/listings');
    await screen.findByRole('link', { name: 'One' });
    comesNear();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error:');
    fakeApi({ [`${first}&cursor=a`]: page('Two', null) });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Two' })).toBeInTheDocument();
  });

  it.each([
    [{ total: 37, totalIsLeast: true }, '37+ listings'],
    [{ total: 37 }, '37 listings'],
    [{ total: 1_000 }, '1,000 listings'],
    [{ total: 1_001 }, '1,000+ listings'],
  ])('are counted honestly: %j', async (told, said) => {
    fakeApi({ [first]: page('One', null, told) });
    await renderApp([browse], '/listings');
    expect(await screen.findByText(said)).toHaveAttribute('role', 'status');
  });

  it('lead to what was probably meant', async () => {
    fakeApi({ 'GET /api/listings?q=sofs&condition=good': page('One', null, { didYouMean: 'sofa' }) });
    const { address } = await renderApp([browse], '/listings?q=sofs&condition=good');
    await userEvent.click(await screen.findByRole('link', { name: 'Did you mean “sofa”?' }));
    await waitFor(() => expect(address()).toBe('/listings?q=sofa&condition=good'));
  });

  it('say how near they are and what is left out', async () => {
    const near = page('One', null, { leavesOutUnplaced: true });
    const items = [{ ...near.items[0], withinKm: 5 }];
    fakeApi({ 'GET /api/listings?sort=newest&near=52.52%2C13.41': { ...near, items } });
    await renderApp([browse], '/listings?near=52.52,13.41');
    expect(await screen.findByText('< 5 km')).toBeInTheDocument();
    expect(screen.getByText(/Listings without a position are left out/)).toBeInTheDocument();
  });

  it('offer a way on where there are none: without the filters, or everything', async () => {
    fakeApi({});
    const nothing = page(null, null, { total: 0 });
    fakeApi({ 'GET /api/listings?q=sofa&condition=good': nothing, 'GET /api/listings?q=sofa': nothing });
    const { address } = await renderApp([browse], '/listings?q=sofa&condition=good');
    await userEvent.click(await screen.findByRole('link', { name: 'Reset Filters' }));
    await waitFor(() => expect(address()).toBe('/listings?q=sofa'));
    expect(await screen.findByRole('link', { name: 'Show all listings' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Reset Filters' })).not.toBeInTheDocument();
  });
});
