import { createHash } from 'node:crypto';
import type { Notification } from '@vybac/contracts/notifications';

/** Something that one person is told, worded by the reader's client (contracts, notifications). */
export interface NewNotification {
  readonly recipientId: string;
  readonly type: Notification['type'];
  readonly code: string;
  readonly values: Notification['values'];
  readonly link: string | null;
  /** Unread notifications about the same subject become one, which moves to the top. */
  readonly subject: string | null;
}

/** A deterministic id: the same fact for the same person is one notification, however often the fact arrives. */
export function notificationIdOf(
  causeId: string,
  { recipientId, code }: Pick<NewNotification, 'recipientId' | 'code'>,
): string {
  const hash = createHash('sha256').update(`${causeId}\n${recipientId}\n${code}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
