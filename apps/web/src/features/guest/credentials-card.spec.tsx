import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { CredentialsCard } from './components/credentials-card';

const renew = 'POST /api/me/pin';
const card = [{ path: '/', component: () => <CredentialsCard guestId={guest.guestId} /> }];

describe('the guest credentials card', () => {
  it('shows the Guest ID, and no PIN', async () => {
    fakeApi({});
    await renderApp(card);
    expect(await screen.findByLabelText('Guest ID')).toHaveValue('Guest-7QX2M9KA');
    expect(screen.queryByLabelText('PIN')).not.toBeInTheDocument();
  });

  it('makes a new PIN after a question, and shows it once', async () => {
    const { asked } = fakeApi({ [renew]: { guestId: guest.guestId, pin: 'K3P9ZT' } });
    await renderApp(card);
    await userEvent.click(await screen.findByRole('button', { name: 'New PIN' }));
    const question = await screen.findByRole('alertdialog', { name: 'Get a new PIN?' });
    expect(within(question).getByText('The PIN you have now stops working at once.')).toBeInTheDocument();
    expect(asked).not.toContain(renew);
    await userEvent.click(within(question).getByRole('button', { name: 'New PIN' }));
    const shown = await screen.findByRole('dialog', { name: 'Your new PIN' });
    expect(within(shown).getByLabelText('PIN')).toHaveValue('K3P9ZT');
    await userEvent.click(within(shown).getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByLabelText('PIN')).not.toBeInTheDocument();
  });
});
