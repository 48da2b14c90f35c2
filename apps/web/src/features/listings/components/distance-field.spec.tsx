import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { browse, furnishBrowser } from './browse-in-specs';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

/** A browser that knows where it is, or why it does not tell. */
function locates(answer: { latitude: number; longitude: number } | { code: number }) {
  const asked = jest.fn((found: (position: object) => void, failed: (why: object) => void) =>
    'code' in answer ? failed(answer) : found({ coords: answer }),
  );
  Object.assign(navigator, { geolocation: { getCurrentPosition: asked } });
  return asked;
}

beforeEach(furnishBrowser);

async function opensFilters(at = '/listings') {
  const app = await renderApp([browse], at);
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  await screen.findByRole('button', { name: 'Apply Filters' });
  return app;
}

describe('the distance', () => {
  it('asks the browser only when pressed, and keeps the position to about a kilometre in the address', async () => {
    fakeApi({});
    const asked = locates({ latitude: 52.521918, longitude: 13.413215 });
    const { address } = await opensFilters();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Distance' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Within 5 km' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/listings?near=52.52,13.41&within=5'));
    expect(await screen.findByRole('link', { name: 'Remove filter: Within 5 km' })).toBeInTheDocument();
  });

  it('is let go of', async () => {
    fakeApi({});
    const { address } = await opensFilters('/listings?q=sofa&near=52.52,13.41&within=5');
    await userEvent.click(await screen.findByRole('button', { name: 'Forget my position' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/listings?q=sofa'));
  });

  it.each([
    [{ code: 1 }, 'Your browser keeps your position to itself.'],
    [{ code: 3 }, 'Your device could not tell where it is.'],
  ])('says why there is none: %j', async (why, said) => {
    fakeApi({});
    locates(why);
    await opensFilters();
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText(said, { exact: false })).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('button', { name: 'Use my position' })).toBeEnabled();
  });
});

describe('other filters', () => {
  it('narrow to what is free, within a category too', async () => {
    fakeApi({});
    const { address } = await opensFilters('/listings?category=books&minPrice=5');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free only' }));
    expect(screen.getByRole('textbox', { name: 'Highest price' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/listings?category=books&maxPrice=0'));
    expect(await screen.findByRole('link', { name: 'Remove filter: Free' })).toBeInTheDocument();
  });

  it('tell the newest from the best match where there are words', async () => {
    const { asked } = fakeApi({});
    const { address } = await opensFilters('/listings?q=sofa');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveTextContent('Best Match');
    await userEvent.click(sort);
    await userEvent.click(await screen.findByRole('option', { name: 'Newest First' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(address()).toBe('/listings?q=sofa&sort=newest'));
    expect(asked).toContain('GET /api/listings?q=sofa&sort=newest');
  });
});
