import { z } from 'zod';
import { id, moment, nothing, page, pageQuery } from '../primitives';
import { defineRoute } from '../route';

/** The bell shows this many. */
export const bellSize = 10;
export const badgeCap = 99;
/** Notifications show this many characters of a message (spec 2 §9). */
export const previewLength = 50;

export const notificationType = z.enum(['message', 'chat_message', 'like', 'review', 'listing', 'other']);

/**
 * What happened, for the client to word in the reader's language: `code` names the sentence
 * (`notifications:<code>.title` and `.message`), `values` fill it in.
 */
export const notification = z.object({
  id,
  type: notificationType,
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where a click leads, within the web app. */
  link: z.string().nullable(),
  read: z.boolean(),
  createdAt: moment,
});
export type Notification = z.output<typeof notification>;

export const listNotifications = defineRoute({
  service: 'notifications',
  method: 'GET',
  path: '/api/notifications',
  access: 'actor',
  summary: 'One’s notifications, newest first, and how many are unread',
  query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(50).default(bellSize) }),
  status: 200,
  output: page(notification).extend({ unreadCount: z.number().int() }),
  errors: ['cursor.invalid'],
});

export const readNotification = defineRoute({
  service: 'notifications',
  method: 'POST',
  path: '/api/notifications/:id/read',
  access: 'actor',
  summary: 'Mark one notification read',
  params: z.object({ id }),
  status: 204,
  output: nothing,
  errors: ['resource.missing'],
});

export const readAllNotifications = defineRoute({
  service: 'notifications',
  method: 'POST',
  path: '/api/notifications/read',
  access: 'actor',
  summary: 'Mark all read; or only those about one conversation, when it is opened',
  body: z.object({ conversationId: id.optional() }),
  status: 204,
  output: nothing,
  errors: [],
});
