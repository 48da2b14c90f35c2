import { Injectable } from '@nestjs/common';
import { commonErrors, type OutputOf } from '@vybac/contracts';
import type { listNotifications, Notification } from '@vybac/contracts/notifications';
import { AppError } from '@vybac/kit';
import { Cursors, RealtimePublisher } from '@vybac/platform';
import { type NewNotification, notificationIdOf } from './notification';
import { NotificationsStore, type StoredNotification } from './notifications.store';

@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationsStore,
    private readonly realtime: RealtimePublisher,
    private readonly cursors: Cursors,
  ) {}

  /**
   * Tells a person of a fact, as soon as it is stored and what it replaces is put away. The same fact again tells nothing, but puts
   * away what a crash in between has left.
   */
  async tell(cause: { id: string; time: string }, notification: NewNotification): Promise<void> {
    const stored = {
      ...notification,
      _id: notificationIdOf(cause.id, notification),
      read: false,
      createdAt: new Date(cause.time),
    };
    const { recipientId, subject } = notification;
    const [isNew] = await Promise.all([
      this.notifications.add(stored),
      subject && this.notifications.putAwayOlder(stored),
    ]);
    if (isNew) this.realtime.push([`actor:${recipientId}`], 'notification', viewOf(stored));
    if (subject) await this.notifications.leaveLatest(stored);
  }

  async list(
    recipientId: string,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<OutputOf<typeof listNotifications>> {
    const [createdAt, id] = cursor ? this.cursors.open(cursor) : [];
    const before = id === undefined ? undefined : { createdAt: new Date(Number(createdAt)), id: String(id) };
    const found = await this.notifications.list(recipientId, limit + 1, before);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(viewOf),
      nextCursor: last ? this.cursors.seal([last.createdAt.getTime(), last._id]) : null,
      unreadCount: await this.notifications.countUnread(recipientId),
    };
  }

  /** @throws AppError `resource.missing` */
  async read(recipientId: string, id: string): Promise<void> {
    if (!(await this.notifications.read(recipientId, id))) throw new AppError(commonErrors['resource.missing']);
  }

  readAll(recipientId: string, conversationId?: string): Promise<void> {
    return this.notifications.readAll(recipientId, conversationId && `conversation:${conversationId}`);
  }
}

function viewOf({ _id, type, code, values, link, read, createdAt }: StoredNotification): Notification {
  return { id: _id, type, code, values, link, read, createdAt: createdAt.toISOString() };
}
