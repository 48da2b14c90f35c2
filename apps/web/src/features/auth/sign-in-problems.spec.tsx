import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, Refusal, user } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { AuthPage } from './components/auth-page';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const page = { path: '/auth', component: () => <AuthPage guestEntry={null} /> };
const browse = { path: '/listings', component: () => <h1>Browse page</h1> };

async function open(answers: Record<string, unknown> = {}) {
  const { asked } = fakeApi({ 'GET /api/me': null, ...answers });
  await renderApp([page, browse], '/auth');
  await screen.findByRole('heading', { name: 'Sign In' });
  return asked;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'bicycle lanes');
  await press('Sign In');
}

describe('the sign-in page', () => {
  it('leads to the sign-up', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });

  it('welcomes whoever signs in', async () => {
    await open({ 'GET /api/me': user, 'POST /api/sessions': {} });
    await signIn();
    expect(await screen.findByText('Welcome back, Ana Souza!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Browse page' })).toBeInTheDocument();
  });

  it('sends a link to whoever forgot their password', async () => {
    const asked = await open({ 'POST /api/accounts/password-reset': undefined });
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
    await press('Forgot password?');
    await screen.findByRole('dialog', { name: 'Forgot password?' });
    await press('Send link');
    expect(await screen.findByText(/If ana@example.org has an account, a link/)).toBeInTheDocument();
    expect(asked).toContain('POST /api/accounts/password-reset');
  });

  it('asks the server only while its diagnostics are open', async () => {
    const asked = await open();
    const before = asked.length;
    const summary = screen.getByText('Trouble signing in?');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(summary);
    expect(await screen.findByText(/Answers in \d+ ms/)).toBeInTheDocument();
    expect(asked).toHaveLength(before + 1);
    expect(screen.getByText('Online').nextSibling).toHaveTextContent('Yes');
    expect(screen.getByText('Session').nextSibling).toHaveTextContent('None');
  });
});

describe('somebody whose email is not confirmed', () => {
  it('stays signed out, and can have the confirmation sent again', async () => {
    const asked = await open({
      'POST /api/sessions': new Refusal(403, 'account.email_not_confirmed'),
      'POST /api/accounts/confirmation-mails': undefined,
    });
    await signIn();
    expect(await screen.findByText('Email not confirmed')).toBeInTheDocument();
    const notice = await screen.findByText(/We have sent a link to ana@example.org/);
    expect(screen.queryByRole('heading', { name: 'Browse page' })).not.toBeInTheDocument();

    const [inNotice] = screen.getAllByRole('button', { name: 'Resend confirmation' });
    expect(notice.closest('section')).toContainElement(inNotice!);
    await userEvent.click(inNotice!);
    expect(await screen.findByText('Confirmation email sent')).toBeInTheDocument();
    expect(asked).toContain('POST /api/accounts/confirmation-mails');
  });

  it('hears when the confirmation could not be sent', async () => {
    await open({ 'POST /api/accounts/confirmation-mails': new Refusal(500, 'service.fault') });
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
    await press('Resend confirmation');
    expect(await screen.findByText('Unable to resend email.')).toBeInTheDocument();
  });
});

describe('somebody whom the server refuses for a reason of its own', () => {
  it('reads that reason', async () => {
    await open({ 'POST /api/sessions': new Refusal(403, 'Your account is suspended until Friday.') });
    await signIn();
    expect((await screen.findAllByText('Your account is suspended until Friday.')).length).toBeGreaterThan(0);
  });
});
