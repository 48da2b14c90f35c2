import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { GuestAccess } from './components/guest-access';
import { credentialsMistake, readGuestId } from './credentials';

const entry = { path: '/', component: () => <GuestAccess initiallyOpen /> };
const dashboard = { path: '/dashboard', component: () => <h1>Dashboard page</h1> };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function begin() {
  await renderApp([entry]);
  await screen.findByRole('dialog', { name: 'Guest access' });
  await press('Continue as Guest');
}

describe('continuing as guest', () => {
  it('shows Guest ID and PIN once and goes on to the dashboard', async () => {
    fakeApi({
      'GET /api/me': guest,
      'POST /api/guests': { credentials: { guestId: 'Guest-7QX2M9KA', pin: 'K3P9ZT' } },
    });
    const { queryClient } = await renderApp([entry, dashboard]);
    queryClient.setQueryData(['session'], null);
    await screen.findByRole('dialog', { name: 'Guest access' });
    await press('Continue as Guest');
    expect(await screen.findByLabelText('Guest ID')).toHaveValue('Guest-7QX2M9KA');
    expect(screen.getByLabelText('PIN')).toHaveValue('K3P9ZT');
    expect(screen.getByText('Save both now')).toBeInTheDocument();
    await press('Continue to Dashboard');
    expect(await screen.findByRole('heading', { name: 'Dashboard page' })).toBeInTheDocument();
  });

  it('says so when the server cannot be reached', async () => {
    global.fetch = () => Promise.reject(new TypeError('fetch failed'));
    await begin();
    expect(await screen.findByText('Error creating guest session')).toBeInTheDocument();
    expect(screen.getByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
  });

  it('says so when the server failed', async () => {
    fakeApi({ 'GET /api/me': null, 'POST /api/guests': new Refusal(500, 'service.fault') });
    await begin();
    expect(await screen.findByText('Error creating guest session')).toBeInTheDocument();
    expect(screen.getByText('Failed to create guest session. Please try again.')).toBeInTheDocument();
  });
});

describe('a returning guest', () => {
  it.each([
    ['', '', 'Missing credentials', 'Please enter both Guest ID and PIN'],
    ['Guest-12', 'ABC123', 'Invalid format', 'Guest ID must be in format Guest-XXXXXXXX (8 characters)'],
    ['Guest-7QX2M9KA', 'AB', 'Invalid PIN format', 'PIN must be 6 alphanumeric characters'],
  ])('with %p and %p reads "%s"', async (guestId, pin, title, message) => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([entry]);
    await screen.findByRole('dialog', { name: 'Guest access' });
    if (guestId) await userEvent.type(screen.getByLabelText('Guest ID'), guestId);
    if (pin) await userEvent.type(screen.getByLabelText('PIN'), pin);
    await press('Access My Listings');
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });

  async function comeBack(answer?: unknown) {
    fakeApi({ 'GET /api/me': null, 'POST /api/guests/sessions': answer });
    await renderApp([entry]);
    await userEvent.type(await screen.findByLabelText('Guest ID'), 'Guest-7QX2M9KA');
    await userEvent.type(screen.getByLabelText('PIN'), 'K3P9ZT');
    if (!answer) global.fetch = () => Promise.reject(new TypeError('fetch failed'));
    await press('Access My Listings');
  }

  it.each([
    [
      'is not known',
      new Refusal(401, 'guest.invalid_credentials'),
      'Invalid credentials',
      'Guest ID or PIN is incorrect',
    ],
    ['meets a failure', new Refusal(500), 'Error validating guest', 'Failed to validate guest credentials'],
    [
      'cannot reach the server',
      undefined,
      'Error validating guest',
      'Network error. Please check your connection and try again.',
    ],
  ])('who %s reads so', async (_what, answer, title, message) => {
    await comeBack(answer);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('types the PIN in any case and no more than six characters', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([entry]);
    const pin = await screen.findByLabelText('PIN');
    await userEvent.type(pin, 'k3p9zt77');
    expect(pin).toHaveValue('K3P9ZT');
    expect(pin).toHaveAttribute('type', 'password');
  });
});

describe('a Guest ID as it was meant', () => {
  it.each([
    [' guest-7qx2m9ka ', 'Guest-7QX2M9KA'],
    ['Guest-7QX2M9KA', 'Guest-7QX2M9KA'],
  ])('%p', (typed, meant) => {
    expect(readGuestId(typed)).toBe(meant);
    expect(credentialsMistake({ guestId: meant, pin: 'K3P9ZT' })).toBeNull();
  });
});
