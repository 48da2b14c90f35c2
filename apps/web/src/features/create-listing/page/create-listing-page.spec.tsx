import { useSearch } from '@tanstack/react-router';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { readCreateListingSearch } from '../create-listing-search';
import { CreateListingPage } from './create-listing-page';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const screens = [
  {
    path: '/create-listing',
    component: function Create() {
      return <CreateListingPage search={readCreateListingSearch(useSearch({ strict: false }))} />;
    },
  },
  { path: '/listing/$listingId', component: () => <p>The listing</p> },
  { path: '/listings', component: () => <h1>Browse page</h1> },
];
const listed = { id: '00000000-0000-4000-8000-0000000000a1', title: 'City bike' };
const field = (name: string) => screen.findByRole('textbox', { name });

async function fillIn() {
  await userEvent.type(await field('Title'), 'City bike');
  await userEvent.type(await field('Description'), 'Rides well.');
  await userEvent.type(await field('Price'), '40.50');
  await choose('Category', 'Sporting Goods');
  await choose('Condition', 'Good');
}

async function choose(name: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

function sent(): unknown[] {
  const bodies: unknown[] = [];
  const answer = global.fetch;
  global.fetch = (input, init) => {
    if (init?.method === 'POST' && input === '/api/listings')
      bodies.push({ key: new Headers(init.headers).get('idempotency-key'), ...JSON.parse(init.body as string) });
    return answer(input, init);
  };
  return bodies;
}

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Create Listing' }));

beforeEach(() => {
  localStorage.clear();
  // jsdom has none, and lists open with it.
  window.PointerEvent = MouseEvent as never;
});

describe('creating a listing', () => {
  it('asks for everything that is required', async () => {
    const { asked } = fakeApi({ 'GET /api/me': guest });
    await renderApp(screens, '/create-listing');
    await field('Title');
    await publish();
    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please fill in all required fields.')).toBeInTheDocument();
    expect(screen.getAllByText('Please fill this in')).toHaveLength(5);
    expect(asked).not.toContain('POST /api/listings');
  });

  it.each(['-5', '1000000.01', 'forty'])('says what is wrong with a price of %s', async (price) => {
    const { asked } = fakeApi({ 'GET /api/me': guest });
    await renderApp(screens, '/create-listing');
    await userEvent.type(await field('Price'), price);
    await publish();
    expect(await screen.findByText(/^Price must be a valid number\./)).toBeInTheDocument();
    expect(asked).not.toContain('POST /api/listings');
  });

  it('asks for a position only when told to, and sends it coarsely', async () => {
    fakeApi({ 'GET /api/me': guest, 'POST /api/listings': listed });
    const bodies = sent();
    const asks = jest.fn((answer: PositionCallback) =>
      answer({ coords: { latitude: 48.85837, longitude: 2.29448 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: asks } });
    await renderApp(screens, '/create-listing');
    await fillIn();
    expect(asks).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText('Your position is used.')).toBeInTheDocument();
    await publish();
    await waitFor(() => expect(bodies).toContainEqual(expect.objectContaining({ title: 'City bike' })));
    expect(bodies.at(-1)).toMatchObject({ position: { latitude: 48.86, longitude: 2.29 } });
  });

  it('shows what comparable things go for while it is filled in', async () => {
    const money = (amount: number) => ({ amount, currency: 'USD' });
    const at = '2026-10-05T12:00:00Z';
    const sale = {
      listingId: listed.id,
      title: 'Blue city bike',
      price: money(9_000),
      condition: 'good',
      sold: true,
      at,
    };
    const range = {
      ...{
        low: money(8_000),
        median: money(9_000),
        high: money(10_000),
        count: 5,
        soldCount: 2,
        oldest: at,
        newest: at,
      },
      comparables: [sale],
    };
    fakeApi({ 'GET /api/me': guest, 'POST /api/assist/price': { range, found: 5, minimum: 5 } });
    await renderApp(screens, '/create-listing');
    await userEvent.type(await field('Title'), 'City bike');
    await choose('Category', 'Sporting Goods');
    await userEvent.click(await screen.findByText('Comparable listings: $80.00 to $100.00 (5)'));
    expect(screen.getByRole('link', { name: 'Blue city bike' })).toBeInTheDocument();
  });

  it('publishes and leads to the listing', async () => {
    fakeApi({ 'GET /api/me': guest, 'POST /api/listings': listed });
    const bodies = sent();
    const { address } = await renderApp(screens, '/create-listing');
    await fillIn();
    await userEvent.type(await field('Add a tag'), 'bike,');
    await publish();
    expect(await screen.findByText('Listing Created!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`/listing/${listed.id}`));
    expect(bodies).toEqual([
      expect.objectContaining({
        title: 'City bike',
        priceAmount: 4050,
        category: 'sporting-goods',
        condition: 'good',
        tags: ['bike'],
        key: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      }),
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('sends the same attempt with the same key when the network failed', async () => {
    fakeApi({ 'GET /api/me': guest });
    const bodies = sent();
    await renderApp(screens, '/create-listing');
    await fillIn();
    await publish();
    expect(await screen.findByText('Error creating listing')).toBeInTheDocument();
    expect(screen.getByText('Failed to create listing: Not found')).toBeInTheDocument();
    await publish();
    await waitFor(() => expect(bodies).toHaveLength(2));
    const [first, second] = bodies as { key: string }[];
    expect(second!.key).toBe(first!.key);
  });

  it('says so when the session has ended meanwhile, leads to signing in, and keeps the draft', async () => {
    fakeApi({ 'GET /api/me': guest, 'POST /api/listings': new Refusal(401, 'session.required') });
    const { address } = await renderApp(
      [...screens, { path: '/auth', component: () => <p>Sign in</p> }],
      '/create-listing',
    );
    await fillIn();
    await publish();
    expect(await screen.findByText('No valid user or guest session found')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/auth'));
    cleanup();
    await renderApp(screens, '/create-listing');
    expect(await field('Title')).toHaveValue('City bike');
  });

  it('says why a picture could not be uploaded, and publishes nothing without it', async () => {
    URL.createObjectURL = () => 'blob:preview';
    const { asked } = fakeApi({ 'GET /api/me': guest, 'POST /api/media': new Refusal(400, 'media.damaged') });
    await renderApp(screens, '/create-listing');
    await fillIn();
    await userEvent.upload(screen.getByLabelText('Add photos'), new File(['x'], 'bike.jpg', { type: 'image/jpeg' }));
    await publish();
    expect(await screen.findByText('Error creating listing')).toBeInTheDocument();
    expect(screen.getByText('Failed to upload image: Upload failed')).toBeInTheDocument();
    expect(asked).not.toContain('POST /api/listings');
  });

  it('keeps a draft through a reload', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp(screens, '/create-listing');
    await userEvent.type(await field('Title'), 'City bike');
    cleanup();
    await renderApp(screens, '/create-listing');
    expect(await field('Title')).toHaveValue('City bike');
  });

  it('is left by Cancel at once when nothing was written', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp(screens, '/create-listing');
    await field('Title');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Browse page' })).toBeInTheDocument();
  });

  it('is left by Cancel after a question, and the draft goes', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp(screens, '/create-listing');
    await userEvent.type(await field('Title'), 'City bike');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Discard this listing?' });
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Browse page' })).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('asks no condition of services, and knows what is free', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp(screens, '/create-listing');
    await field('Title');
    await choose('Category', 'Services');
    expect(screen.queryByRole('combobox', { name: 'Condition' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Give it away for free' }));
    expect(await field('Price')).toHaveValue('0');
    expect(screen.getByText('It will be listed as free.')).toBeInTheDocument();
  });

  it('shows a guest who may list no more the way to an account', async () => {
    const refusal = new Refusal(409, 'listing.guest_limit', {}, { limit: 4 });
    fakeApi({ 'GET /api/me': guest, 'POST /api/listings': refusal });
    await renderApp(screens, '/create-listing');
    await fillIn();
    await publish();
    expect(await screen.findByText('Guests can have up to 4 listings')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  });

  it('begins with what another page found out', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp(
      screens,
      '/create-listing?prefilled=true&title=Sofa&price=120&condition=Good&category=Home%20%26%20Garden',
    );
    expect(await field('Title')).toHaveValue('Sofa');
    expect(await field('Price')).toHaveValue('120');
    expect(screen.getByText('AI Analyzed')).toBeInTheDocument();
    expect(
      screen.getByText('We filled in what we found out. Please check it and add a description.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Data Pre-filled!')).toBeInTheDocument();
    expect(within(screen.getByRole('combobox', { name: 'Category' })).getByText('Home & Garden')).toBeInTheDocument();
  });
});
