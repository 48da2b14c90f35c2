import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError, ShiftedClock } from '@vybac/kit';
import {
  createRuntime,
  readPlatformConfig,
  realtimeChannel,
  type RunningService,
  type Runtime,
  startService,
} from '@vybac/platform';
import type { Push } from '@vybac/contracts/realtime';
import { notificationsService } from '..';
import { type NewNotification, notificationIdOf } from './notification';
import { NotificationsService } from './notifications.service';
import { NotificationsStore } from './notifications.store';

let runtime: Runtime;
let service: RunningService;
let notifications: NotificationsService;
let dataDirectory: string;
const clock = new ShiftedClock();
const pushed: Push[] = [];

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-notifications-'));
  const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory });
  runtime = await createRuntime(config, 'notifications', { clock });
  await runtime.channel.subscribe(realtimeChannel, (word) => void pushed.push(word as Push));
  service = await startService(notificationsService, runtime);
  notifications = service.app.get(NotificationsService, { strict: false });
});
afterAll(async () => {
  await service.close();
  await runtime.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const happening = () => ({ id: randomUUID(), time: clock.now().toISOString() });

/** Ben wrote to somebody. */
function chat(recipientId: string, preview: string, conversationId: string): NewNotification {
  return {
    recipientId,
    type: 'chat_message',
    code: 'chatMessage',
    values: { sender: 'Ben', preview },
    link: '/chat/ben',
    subject: `conversation:${conversationId}`,
  };
}

function sale(recipientId: string): NewNotification {
  return { recipientId, type: 'listing', code: 'youSold', values: { listing: 'Desk lamp' }, link: null, subject: null };
}

async function bell(recipientId: string) {
  const { items, unreadCount } = await notifications.list(recipientId, { limit: 10 });
  return { shown: items.map(({ code, values, read }) => [values['preview'] ?? code, read]), unreadCount };
}

const pushesTo = (recipientId: string) =>
  pushed.filter(({ streams }) => streams.includes(`actor:${recipientId}`)).length;

describe('a fact that arrives again', () => {
  it('is one notification and one push, also when it arrives at once', async () => {
    const [ana, sold] = [randomUUID(), happening()];
    await Promise.all([1, 2, 3].map(() => notifications.tell(sold, sale(ana))));
    await notifications.tell(sold, sale(ana));
    expect(await bell(ana)).toEqual({ shown: [['youSold', false]], unreadCount: 1 });
    expect(pushesTo(ana)).toBe(1);
  });

  it('does not make a read one unread', async () => {
    const [ana, sold] = [randomUUID(), happening()];
    await notifications.tell(sold, sale(ana));
    await notifications.readAll(ana);
    await notifications.tell(sold, sale(ana));
    expect(await bell(ana)).toEqual({ shown: [['youSold', true]], unreadCount: 0 });
  });

  it('tells each person concerned', async () => {
    const [ana, ben, sold] = [randomUUID(), randomUUID(), happening()];
    await notifications.tell(sold, sale(ana));
    await notifications.tell(sold, sale(ben));
    expect([(await bell(ana)).unreadCount, (await bell(ben)).unreadCount]).toEqual([1, 1]);
  });
});

describe('several unread messages of a conversation', () => {
  it('are one notification, the latest, on top', async () => {
    const [ana, talk] = [randomUUID(), randomUUID()];
    await notifications.tell(happening(), chat(ana, 'Hello', talk));
    clock.advance(1_000);
    await notifications.tell(happening(), sale(ana));
    clock.advance(1_000);
    await notifications.tell(happening(), chat(ana, 'Still there?', talk));
    expect(await bell(ana)).toEqual({
      shown: [
        ['Still there?', false],
        ['youSold', false],
      ],
      unreadCount: 2,
    });
  });

  it('leave one when all arrive at the same moment', async () => {
    const [ana, talk] = [randomUUID(), randomUUID()];
    await Promise.all(Array.from({ length: 10 }, (_, n) => notifications.tell(happening(), chat(ana, `${n}`, talk))));
    expect((await bell(ana)).unreadCount).toBe(1);
    expect((await bell(ana)).shown).toHaveLength(1);
  });

  it('do not come back when the first is told again', async () => {
    const [ana, talk, first] = [randomUUID(), randomUUID(), happening()];
    await notifications.tell(first, chat(ana, 'Hello', talk));
    clock.advance(1_000);
    await notifications.tell(happening(), chat(ana, 'Still there?', talk));
    clock.advance(1_000);
    await notifications.tell(first, chat(ana, 'Hello', talk));
    expect(await bell(ana)).toEqual({ shown: [['Still there?', false]], unreadCount: 1 });
  });

  it('are apart from those of another conversation', async () => {
    const ana = randomUUID();
    await notifications.tell(happening(), chat(ana, 'About the lamp', randomUUID()));
    await notifications.tell(happening(), chat(ana, 'About the chair', randomUUID()));
    expect((await bell(ana)).unreadCount).toBe(2);
  });

  it('never let an older one replace a newer', async () => {
    const [ana, talk] = [randomUUID(), randomUUID()];
    const store = service.app.get(NotificationsStore, { strict: false });
    const at = (createdAt: Date, preview: string) =>
      store.add({ ...chat(ana, preview, talk), _id: randomUUID(), read: false, createdAt });
    await at(new Date('2026-03-01T12:00:05Z'), 'newer');
    await at(new Date('2026-03-01T12:00:00Z'), 'older');
    await store.leaveLatest(chat(ana, 'older', talk));
    expect(await bell(ana)).toEqual({ shown: [['newer', false]], unreadCount: 1 });
  });

  it('are one already at the moment when the latest is told', async () => {
    const [ana, talk] = [randomUUID(), randomUUID()];
    await notifications.tell(happening(), chat(ana, 'Hello', talk));
    clock.advance(1_000);
    const seen = new Promise((resolve) => {
      void runtime.channel.subscribe(realtimeChannel, async () => resolve(await bell(ana)));
    });
    await notifications.tell(happening(), chat(ana, 'Still there?', talk));
    expect(await seen).toEqual({ shown: [['Still there?', false]], unreadCount: 1 });
  });

  it('leave one also after a crash between storing the latest and putting away the one before', async () => {
    const [ana, talk] = [randomUUID(), randomUUID()];
    const store = service.app.get(NotificationsStore, { strict: false });
    await notifications.tell(happening(), chat(ana, 'Hello', talk));
    clock.advance(1_000);
    const [latest, stored] = [happening(), chat(ana, 'Still there?', talk)];
    const _id = notificationIdOf(latest.id, stored);
    await store.add({ ...stored, _id, read: false, createdAt: new Date(latest.time) });
    await notifications.tell(latest, stored);
    expect(await bell(ana)).toEqual({ shown: [['Still there?', false]], unreadCount: 1 });
  });
});

describe('reading', () => {
  it('a conversation marks what concerns it, and nothing else', async () => {
    const [ana, lamp, chair] = [randomUUID(), randomUUID(), randomUUID()];
    await notifications.tell(happening(), chat(ana, 'About the lamp', lamp));
    clock.advance(1);
    await notifications.tell(happening(), chat(ana, 'About the chair', chair));
    await notifications.readAll(ana, lamp);
    expect(await bell(ana)).toEqual({
      shown: [
        ['About the chair', false],
        ['About the lamp', true],
      ],
      unreadCount: 1,
    });
  });

  it('all marks one’s own only', async () => {
    const [ana, ben] = [randomUUID(), randomUUID()];
    for (const person of [ana, ben]) await notifications.tell(happening(), sale(person));
    await notifications.readAll(ana);
    expect([(await bell(ana)).unreadCount, (await bell(ben)).unreadCount]).toEqual([0, 1]);
  });

  it('somebody else’s is as if it were not there', async () => {
    const [ana, ben] = [randomUUID(), randomUUID()];
    await notifications.tell(happening(), sale(ana));
    const [hers] = (await notifications.list(ana, { limit: 1 })).items;
    const refusal = await notifications.read(ben, hers?.id ?? '').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'resource.missing' });
    expect((await bell(ana)).unreadCount).toBe(1);
    await notifications.read(ana, hers?.id ?? '');
    expect((await bell(ana)).unreadCount).toBe(0);
  });

  it('goes page by page, newest first', async () => {
    const ana = randomUUID();
    for (const preview of ['one', 'two', 'three']) {
      await notifications.tell(happening(), chat(ana, preview, randomUUID()));
      clock.advance(1);
    }
    const first = await notifications.list(ana, { limit: 2 });
    const second = await notifications.list(ana, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ values }) => values['preview'])).toEqual(['three', 'two', 'one']);
    expect(second.nextCursor).toBeNull();
  });
});
