import { defineErrors } from '@vybac/kit';
import { z } from 'zod';
import { languages } from '../identity/accounts';
import { nothing } from '../primitives';
import { defineRoute } from '../route';

export const missingEmailMessage = 'Please enter your email address';

export const newsletterErrors = defineErrors({
  'newsletter.email_required': { kind: 'invalid', title: 'Email required' },
  'newsletter.already_subscribed': { kind: 'conflict', title: 'Already subscribed' },
  'newsletter.token_invalid': { kind: 'invalid', title: 'This link is not valid any more' },
});

const token = z.string().max(100);
const linkLimit = { action: 'newsletter_link', max: 60, windowMinutes: 60 } as const;

export const subscribeToNewsletter = defineRoute({
  service: 'notifications',
  method: 'POST',
  path: '/api/newsletter',
  access: 'public',
  summary: 'Ask for the weekly hot listings; the mailbox gets a link to say yes',
  body: z.object({ email: z.string().max(254), language: z.enum(languages).default('en') }),
  status: 202,
  output: nothing,
  errors: ['newsletter.email_required', 'newsletter.already_subscribed'],
  limit: { action: 'newsletter', max: 5, windowMinutes: 60, perBodyField: 'email' },
});

export const confirmNewsletter = defineRoute({
  service: 'notifications',
  method: 'POST',
  path: '/api/newsletter/confirmation',
  access: 'public',
  summary: 'The mailbox says yes, by the link it was sent',
  body: z.object({ token }),
  status: 204,
  output: nothing,
  errors: ['newsletter.token_invalid'],
  limit: linkLimit,
  secret: true,
});

export const unsubscribeFromNewsletter = defineRoute({
  service: 'notifications',
  method: 'POST',
  path: '/api/newsletter/unsubscription',
  access: 'public',
  summary: 'No more weekly hot listings, by the link in each of them',
  body: z.object({ token }),
  status: 204,
  output: nothing,
  errors: ['newsletter.token_invalid'],
  limit: linkLimit,
  secret: true,
});
