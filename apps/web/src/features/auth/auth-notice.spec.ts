import { ProblemError } from '@vybac/client';
import i18next from 'i18next';
import auth from '../../locales/en/auth.json';
import errors from '../../locales/en/errors.json';
import { authNotice } from './auth-notice';
import { passwordStrength } from './password-strength';
import { usernameMistake } from './username-mistake';

beforeAll(() => i18next.init({ lng: 'en', ns: ['auth', 'errors'], resources: { en: { auth, errors } } }));

const problem = (code: string, status: number, title = code) => new ProblemError({ code, title, status });
const said = (error: unknown, mobile = false) => authNotice(i18next.t, error, mobile);

describe('what somebody reads when signing in failed', () => {
  it.each([
    [problem('account.login_failed', 401), 'Login failed', 'Please check your email and password and try again.'],
    [
      problem('account.email_not_confirmed', 403),
      'Email not confirmed',
      'Please check your email and click the confirmation link to verify your account before signing in.',
    ],
    [
      problem('account.email_taken', 409),
      'Account already exists',
      'This email is already registered. Try signing in instead.',
    ],
    [problem('account.password_too_short', 400), 'Password too short', 'Password must be at least 6 characters long.'],
    [problem('service.fault', 500), 'Something went wrong', 'Please try again later.'],
    [problem('network.offline', 0), 'Error', 'No internet connection. Please check your network and try again.'],
    [problem('network.failed', 0), 'Error', 'Network error. Please check your connection and try again.'],
    [problem('network.timeout', 0), 'Error', 'Request timed out. Please try again.'],
    [new Error('network gone'), 'Error', 'Network error. Please check your connection and try again.'],
    [new Error('timeout of 5 s'), 'Error', 'Request timed out. Please try again.'],
    [new Error('Invalid login credentials'), 'Error', 'Invalid email or password. Please check and try again.'],
    [new Error('?'), 'Error', 'Authentication failed. Please try again.'],
  ])('%s', (error, title, description) => {
    expect(said(error)).toEqual({ title, description });
  });

  it('has a longer title on a mobile device where there is no better one', () => {
    expect(said(problem('network.failed', 0), true).title).toBe('Authentication Error');
    expect(said(problem('account.login_failed', 401), true).title).toBe('Login failed');
  });
});

describe('what is wrong with a username', () => {
  it.each([
    ['ab', 'Username must be at least 3 characters long'],
    ['ana souza', 'Username can only contain letters, numbers, and underscores'],
    ['a'.repeat(31), 'Username must be 30 characters or less'],
  ])('%s', (username, sentence) => {
    expect(i18next.t(usernameMistake(username) ?? '')).toBe(sentence);
  });

  it('nothing', () => expect(usernameMistake('ana_souza1')).toBeNull());
});

describe('the strength of a password', () => {
  it.each([
    ['abc', 'tooShort'],
    ['aaaaaa', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['bicycle9', 'fair'],
    ['Bicycle-9-lanes', 'strong'],
  ])('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
});
