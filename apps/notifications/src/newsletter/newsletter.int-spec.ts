import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hotListings, type ListingCard } from '@vybac/contracts/listings';
import { AppError, ShiftedClock } from '@vybac/kit';
import {
  createRuntime,
  Database,
  Mail,
  type MailMessage,
  readPlatformConfig,
  type RunningService,
  type Runtime,
  startService,
} from '@vybac/platform';
import { ServicesStandIn } from '@vybac/testing/services';
import { notificationsService } from '..';
import { Newsletter } from './newsletter.service';

const week = 7 * 24 * 60 * 60 * 1_000;
const services = new ServicesStandIn();
const clock = new ShiftedClock();
let runtime: Runtime;
let service: RunningService;
let newsletter: Newsletter;
let dataDirectory: string;
let mails: MailMessage[];

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-newsletter-'));
  const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory });
  runtime = { ...(await createRuntime(config, 'notifications', { clock })), clientFor: () => services };
  service = await startService(notificationsService, runtime);
  newsletter = service.app.get(Newsletter, { strict: false });
});
afterAll(async () => {
  await service.close();
  await runtime.close();
  await rm(dataDirectory, { recursive: true, force: true });
});
beforeEach(async () => {
  await service.app.get(Database, { strict: false }).connection.collection('newsletter_subscribers').deleteMany({});
  mails = [];
  jest.spyOn(service.app.get(Mail, { strict: false }), 'send').mockImplementation((mail) => {
    mails.push(mail);
    return Promise.resolve();
  });
  services.answer(hotListings, () => ({ items: [{ ...bike, trendScore: 4 }] }));
});

const bike = {
  ...{ id: '00000000-0000-4000-8000-000000000001', title: 'Bike <b>', price: { amount: 12_000, currency: 'USD' } },
} as ListingCard;
const tokenIn = ({ text }: MailMessage) => /[?&](?:confirm|unsubscribe)=([\w-]+)/.exec(text)?.[1] ?? '';
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? [error.code, error.detail] : error),
  );
async function subscribed(email: string, language: 'en' | 'de' = 'en'): Promise<void> {
  await newsletter.subscribe(email, language);
  await newsletter.confirm(tokenIn(mails.at(-1)!));
  mails = [];
}

describe('the weekly hot listings', () => {
  it('come once a week to whoever said yes by the mail, and to nobody else', async () => {
    await newsletter.subscribe('Never@Example.org ', 'en');
    await subscribed('ana@example.org');
    await newsletter.sendIssue(100);
    expect(mails).toEqual([]);
    clock.advance(week);
    await newsletter.sendIssue(100);
    await newsletter.sendIssue(100);
    expect(mails.map(({ to }) => to)).toEqual(['ana@example.org']);
    expect(mails[0]!.text).toMatch(/Bike <b>\n\$120\.00/);
    expect(mails[0]!.html).toContain('Bike &lt;b&gt;');
  });

  it('end by one click; a guessed link ends nothing', async () => {
    await subscribed('bruno@example.org', 'de');
    clock.advance(week);
    await newsletter.sendIssue(100);
    const [mail] = mails;
    expect(mail!.subject).toBe('Diese Woche heiß begehrt auf Vybac');
    expect(mail!.html).toContain(mail!.unsubscribeUrl);
    for (const guess of ['', 'a', 'bruno@example.org', 'a'.repeat(43)])
      expect(await codeOf(newsletter.unsubscribe(guess))).toEqual(['newsletter.token_invalid', undefined]);
    await newsletter.unsubscribe(new URL(mail!.unsubscribeUrl!).searchParams.get('unsubscribe')!);
    mails = [];
    clock.advance(week);
    await newsletter.sendIssue(100);
    expect(mails).toEqual([]);
  });

  it('say when somebody has subscribed already, or typed no address', async () => {
    await subscribed('chen@example.org');
    expect(await codeOf(newsletter.subscribe(' CHEN@example.org', 'en'))).toEqual([
      'newsletter.already_subscribed',
      undefined,
    ]);
    for (const address of ['', 'nobody', 'a@b.c\nBcc: d@e.f'])
      expect(await codeOf(newsletter.subscribe(address, 'en'))).toEqual([
        'newsletter.email_required',
        'Please enter your email address',
      ]);
    expect(mails).toEqual([]);
  });

  it('wait for listings to answer, and leave out a week in which nothing was hot', async () => {
    await subscribed('dina@example.org');
    clock.advance(week);
    services.answer(hotListings, () => Promise.reject(new Error('away')));
    await newsletter.sendIssue(100);
    expect(mails).toEqual([]);
    services.answer(hotListings, () => ({ items: [{ ...bike, trendScore: 1 }] }));
    await newsletter.sendIssue(100);
    expect(mails).toHaveLength(1);
    mails = [];
    clock.advance(week);
    services.answer(hotListings, () => ({ items: [] }));
    await newsletter.sendIssue(100);
    expect(mails).toEqual([]);
  });
});
