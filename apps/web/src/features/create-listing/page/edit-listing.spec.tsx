import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, Refusal, user } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { CreateListingPage } from './create-listing-page';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const lamp = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Desk lamp',
  description: 'Bright.',
  price: { amount: 4050, currency: 'USD' },
  category: 'home-garden',
  condition: 'good',
  location: 'Linden Falls',
  tags: ['lamp'],
  images: [],
  buyNow: true,
  status: 'active',
  isMine: true,
  version: 1,
};
const page = { path: '/create-listing', component: () => <CreateListingPage search={{ edit: lamp.id }} /> };
const listing = { path: '/listing/$listingId', component: () => <h1>The listing</h1> };

async function open(shown: unknown = lamp) {
  const { asked } = fakeApi({
    'GET /api/me': user,
    [`GET /api/listings/${lamp.id}`]: shown,
    [`PUT /api/listings/${lamp.id}`]: lamp,
  });
  return { ...(await renderApp([page, listing], '/create-listing')), asked };
}

/** The versions that changes were sent with. */
function sentVersions(): number[] {
  const versions: number[] = [];
  const answer = global.fetch;
  global.fetch = (input, init) => {
    if (init?.method === 'PUT') versions.push((JSON.parse(init.body as string) as { version: number }).version);
    return answer(input, init);
  };
  return versions;
}

const title = () => screen.findByRole('textbox', { name: 'Title' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  // jsdom has none, and switches press themselves with it.
  window.PointerEvent = MouseEvent as never;
});

describe('editing a listing', () => {
  it('begins with what it says, saves what was changed and leads back', async () => {
    const { address, asked } = await open();
    expect(await title()).toHaveValue('Desk lamp');
    expect(screen.getByRole('heading', { level: 1, name: 'Edit your listing' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Bright.');
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('40.50');
    expect(within(screen.getByRole('combobox', { name: 'Condition' })).getByText('Good')).toBeInTheDocument();

    await userEvent.type(await title(), ', white');
    await press('Save changes');
    expect(await screen.findByText('Listing saved')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`/listing/${lamp.id}`));
    expect(asked).toContain(`PUT /api/listings/${lamp.id}`);
  });

  it('is left by Cancel, after a question when something was changed', async () => {
    const { address } = await open();
    await userEvent.type(await title(), '!');
    await press('Cancel');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(await title()).toHaveValue('Desk lamp!');

    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'The listing' })).toBeInTheDocument();
    expect(address()).toBe(`/listing/${lamp.id}`);
  });

  it('shows both texts when somebody changed it meanwhile, and writes over it only when asked to', async () => {
    const answers: Record<string, unknown> = {
      'GET /api/me': user,
      [`GET /api/listings/${lamp.id}`]: { ...lamp, version: 3 },
      [`PUT /api/listings/${lamp.id}`]: new Refusal(409, 'listing.edited_elsewhere'),
    };
    fakeApi(answers);
    const versions = sentVersions();
    await renderApp([page, listing], '/create-listing');
    await userEvent.type(await title(), ', white');
    answers[`GET /api/listings/${lamp.id}`] = { ...lamp, title: 'Desk lamp, sold with bulb', version: 5 };
    await press('Save changes');
    const conflict = within(await screen.findByRole('region', { name: 'Title' }));
    expect(conflict.getByText('Desk lamp, sold with bulb')).toBeInTheDocument();
    expect(conflict.getByText('Desk lamp, white')).toBeInTheDocument();
    expect(await title()).toHaveValue('Desk lamp, white');

    await press('Take what stands now: Title');
    expect(await title()).toHaveValue('Desk lamp, sold with bulb');
    answers[`PUT /api/listings/${lamp.id}`] = lamp;
    await press('Save changes');
    expect(await screen.findByRole('heading', { name: 'The listing' })).toBeInTheDocument();
    expect(versions).toEqual([3, 5]);
  });

  it.each([
    ['somebody else’s', { ...lamp, isMine: false }, 'Only the seller can edit this listing'],
    ['a reserved one', { ...lamp, status: 'reserved' }, 'A reserved or sold listing cannot be changed'],
    ['one that is gone', new Refusal(404, 'listing.missing'), 'Could not load your listing'],
  ])('is refused for %s', async (_whose, shown, sentence) => {
    await open(shown);
    expect(await screen.findByRole('heading', { name: sentence })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  });
});
