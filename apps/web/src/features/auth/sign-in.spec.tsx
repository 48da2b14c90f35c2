import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, user } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { SignInForm } from './components/sign-in-form';
import { SignUpPage } from './components/sign-up-page';

const signIn = { path: '/', component: () => <SignInForm guestEntry={null} /> };
const browse = { path: '/listings', component: () => <h1>Browse page</h1> };

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn() {
  await screen.findByRole('heading', { name: 'Sign In' });
  await type('Email', 'ana@example.org');
  await type('Password', 'bicycle lanes');
}

describe('signing in', () => {
  it('asks for both fields', async () => {
    const { asked } = fakeApi({ 'GET /api/me': null });
    await renderApp([signIn]);
    await screen.findByRole('heading', { name: 'Sign In' });
    await press('Sign In');
    expect((await screen.findAllByText('Please enter your email and password.')).length).toBeGreaterThan(0);
    expect(asked).not.toContain('POST /api/sessions');
  });

  it('leads to the listings', async () => {
    fakeApi({ 'GET /api/me': user, 'POST /api/sessions': {} });
    await renderApp([signIn, browse]);
    await fillIn();
    await press('Sign In');
    expect(await screen.findByRole('heading', { name: 'Browse page' })).toBeInTheDocument();
  });

  it('tells a guest first what stays behind', async () => {
    const { asked } = fakeApi({ 'GET /api/me': guest, 'POST /api/sessions': {} });
    await renderApp([signIn, browse]);
    await fillIn();
    await press('Sign In');
    expect(await screen.findByText('Leave your guest session?')).toBeInTheDocument();
    expect(asked).not.toContain('POST /api/sessions');
    await press('Sign in anyway');
    expect(await screen.findByRole('heading', { name: 'Browse page' })).toBeInTheDocument();
  });

  it('can have the confirmation sent again, given an address', async () => {
    const { asked } = fakeApi({ 'GET /api/me': null, 'POST /api/accounts/confirmation-mails': undefined });
    await renderApp([signIn]);
    await screen.findByRole('heading', { name: 'Sign In' });
    await press('Resend confirmation');
    expect((await screen.findAllByText('Email required')).length).toBeGreaterThan(0);
    await type('Email', 'ana@example.org');
    await press('Resend confirmation');
    expect((await screen.findAllByText('Confirmation email sent')).length).toBeGreaterThan(0);
    expect(asked).toContain('POST /api/accounts/confirmation-mails');
  });
});

describe('signing up', () => {
  const signUp = { path: '/', component: () => <SignUpPage guestEntry={null} /> };
  const lookUp = (username: string) => `GET /api/accounts/username-availability?username=${username}`;

  it('offers free names instead of a taken one, and then sends a mail', async () => {
    fakeApi({
      'GET /api/me': null,
      'POST /api/accounts': { email: 'ana@example.org', confirmationRequired: true },
      [lookUp('ana')]: { available: false, problem: 'Username is already taken', suggestions: ['ana_2'] },
      [lookUp('ana_2')]: { available: true, problem: null, suggestions: [] },
    });
    await renderApp([signUp]);
    await screen.findByRole('heading', { name: 'Sign Up' });
    await type('Username', 'ana');
    expect(await screen.findByText('Username is already taken')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeDisabled();

    await press('ana_2');
    await type('Email', 'ana@example.org');
    await type('Password', 'bicycle lanes');
    expect(await screen.findByText('This username is free')).toBeInTheDocument();
    await press('Create account');
    expect((await screen.findAllByText('Check your email!')).length).toBeGreaterThan(0);
    expect(screen.getByText(/We have sent a link to ana@example.org/)).toBeInTheDocument();
  });

  it('keeps what a guest has', async () => {
    const { asked } = fakeApi({
      'GET /api/me': guest,
      'POST /api/me/upgrade': { email: 'ana@example.org', confirmationRequired: true },
      [lookUp('ana')]: { available: true, problem: null, suggestions: [] },
    });
    await renderApp([signUp]);
    await screen.findByRole('heading', { name: 'Keep your listings' });
    await type('Username', 'ana');
    await type('Email', 'ana@example.org');
    await type('Password', 'bicycle lanes');
    await screen.findByText('This username is free');
    await press('Create account and keep everything');
    expect(await screen.findByText(/you stay a guest/)).toBeInTheDocument();
    expect(asked).toContain('POST /api/me/upgrade');
  });
});
