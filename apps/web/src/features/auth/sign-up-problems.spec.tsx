import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { SignUpPage } from './components/sign-up-page';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const page = { path: '/', component: () => <SignUpPage guestEntry={null} /> };
const free = { available: true, problem: null, suggestions: [] };

async function signUp(answer: unknown) {
  fakeApi({
    'GET /api/me': null,
    'GET /api/accounts/username-availability?username=ana': free,
    'POST /api/accounts': answer,
  });
  await renderApp([page]);
  await userEvent.type(await screen.findByLabelText('Username'), 'ana');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'bicycle lanes');
  await screen.findByText('This username is free');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('somebody whose account could not be made', () => {
  it('is asked for another username when it was taken meanwhile', async () => {
    await signUp(new Refusal(409, 'account.username_taken', { username: 'Username is already taken' }));
    expect(await screen.findByText('Username issue')).toBeInTheDocument();
    expect(screen.getByText('Username is already taken. Please try another one.')).toBeInTheDocument();
  });

  it('hears that the server failed', async () => {
    await signUp(new Refusal(500, 'service.fault'));
    expect(await screen.findByText('Unable to create account')).toBeInTheDocument();
    expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  });

  it('is told to sign in instead when the address has an account', async () => {
    await signUp(new Refusal(409, 'account.email_taken'));
    expect(await screen.findByText('Account already exists')).toBeInTheDocument();
    expect(screen.getByText('This email is already registered. Try signing in instead.')).toBeInTheDocument();
  });
});
