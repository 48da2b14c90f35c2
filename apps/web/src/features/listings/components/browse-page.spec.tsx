import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sofa } from '../detail/listings-in-specs';
import { browse, firstPage, furnishBrowser } from './browse-in-specs';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const page = { ...firstPage, items: [sofa] };
const nothing = { ...page, items: [], total: 0 };

/** What a list of the filters offers. */
async function choices(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  return options;
}

beforeEach(furnishBrowser);

describe('the browse page', () => {
  it('searches while one types, and keeps the words in the address', async () => {
    fakeApi({ 'GET /api/listings?sort=newest': nothing, 'GET /api/listings?q=sofa': page });
    const { address } = await renderApp([browse], '/listings');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search listings' }), 'sofa');
    expect(await screen.findByRole('link', { name: 'Blue sofa' })).toBeInTheDocument();
    expect(address()).toBe('/listings?q=sofa');
    expect(screen.getByText('1 listing')).toBeInTheDocument();
  });

  it('narrows by the filters that are applied', async () => {
    const { asked } = fakeApi({ 'GET /api/listings?sort=newest': page });
    const { address } = await renderApp([browse], '/listings');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Lowest price' }), '10');
    await userEvent.type(screen.getByRole('textbox', { name: 'Highest price' }), '19.99');
    await userEvent.click(screen.getByRole('checkbox', { name: 'With photos' }));
    expect(address()).toBe('/listings');

    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/listings?photos=true&minPrice=10&maxPrice=19.99'));
    await waitFor(() =>
      expect(asked).toContain('GET /api/listings?sort=newest&minPrice=1000&maxPrice=1999&photos=true'),
    );
  });

  it('offers every condition and four orders, by name', async () => {
    fakeApi({ 'GET /api/listings?sort=newest': page });
    const { address } = await renderApp([browse], '/listings');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await choices('Condition')).toEqual(['Any condition', 'New', 'Like New', 'Good', 'Fair', 'Poor']);
    expect(await choices('Sort by')).toEqual([
      ...['Newest First', 'Price: Low to High', 'Price: High to Low', 'Most Popular'],
    ]);

    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Most Popular' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/listings?sort=popular'));
  });

  it('lets go of every filter by Reset Filters, and keeps the words', async () => {
    fakeApi({});
    const { address } = await renderApp([browse], '/listings?q=sofa&category=books&condition=good&sort=popular');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters, 2 on' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(address()).toBe('/listings?q=sofa'));
  });

  it('holds the place of 12 listings while they load', async () => {
    global.fetch = () => new Promise(() => undefined);
    await renderApp([browse], '/listings');
    const places = await screen.findByRole('status', { name: 'Loading…' });
    expect(places.children).toHaveLength(12);
  });

  it('refuses a lowest price above the highest', async () => {
    fakeApi({ 'GET /api/listings?sort=newest': page });
    const { address } = await renderApp([browse], '/listings');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Lowest price' }), '20');
    await userEvent.type(screen.getByRole('textbox', { name: 'Highest price' }), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(await screen.findByText('The lowest price is above the highest')).toBeInTheDocument();
    expect(address()).toBe('/listings');
  });

  it('lets go of a filter by its chip', async () => {
    fakeApi({});
    const { address } = await renderApp([browse], '/listings?q=sofa&condition=good&minPrice=5&maxPrice=50');
    await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: $5 – $50' }));
    await waitFor(() => expect(address()).toBe('/listings?q=sofa&condition=good'));
  });

  it('names prices in the operator’s currency', async () => {
    fakeApi({});
    const setting = Object.assign(document.createElement('meta'), { name: 'currency', content: 'EUR' });
    document.head.append(setting);
    await renderApp([browse], '/listings?minPrice=5');
    expect(await screen.findByRole('link', { name: 'Remove filter: From €5' })).toBeInTheDocument();
    setting.remove();
  });

  it('says what it searched for instead', async () => {
    fakeApi({ 'GET /api/listings?q=sofq': { ...page, correctedQuery: 'sofa' } });
    await renderApp([browse], '/listings?q=sofq');
    expect(await screen.findByText(/Showing results for “sofa”/)).toBeInTheDocument();
  });

  it('says when there is nothing, and when it failed', async () => {
    fakeApi({ 'GET /api/listings?q=zzz': nothing });
    await renderApp([browse], '/listings?q=zzz');
    expect(await screen.findByText('No listings found.')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your filters or search terms')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Show all listings' }));
    expect(await screen.findByText('Error: Not found')).toHaveClass('text-danger');
    expect(screen.getByRole('heading', { name: 'Error loading listings' })).toBeInTheDocument();
    fakeApi({ 'GET /api/listings?sort=newest': { ...page, total: 1001 } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,000+ listings')).toBeInTheDocument();
  });
});
