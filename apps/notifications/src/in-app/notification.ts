import type { Notification } from '@vybac/contracts/notifications';
import { derivedId } from '@vybac/kit/derived-id';

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
  return derivedId(`${causeId}\n${recipientId}\n${code}`);
}
