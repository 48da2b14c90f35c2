import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { CreateListingPage } from '../page/create-listing-page';

configure({ asyncUtilTimeout: 10_000 });

jest.mock('./load-schemas', () => ({
  loadSchemas: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  prepareSchemas: () => undefined,
}));

const page = { path: '/create-listing', component: () => <CreateListingPage search={{}} /> };

describe('a listing form whose schemas are out of reach', () => {
  beforeEach(() => localStorage.clear());

  it('shows, says that sending failed as without a connection, and keeps what was typed', async () => {
    const { asked } = fakeApi({ 'GET /api/me': guest });
    await renderApp([page], '/create-listing');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'City bike');
    await userEvent.click(screen.getByRole('button', { name: 'Create Listing' }));
    expect(await screen.findByText('Error creating listing')).toBeInTheDocument();
    expect(screen.getByText(/^Failed to create listing: Network error/)).toBeInTheDocument();
    expect(title).toHaveValue('City bike');
    expect(Object.values(localStorage).join()).toContain('City bike');
    expect(asked).not.toContain('POST /api/listings');
  });
});
