import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportReason } from '@vybac/contracts/admin-security';
import type { Actor } from '@vybac/contracts/identity';
import { findListing, listingErrors } from '@vybac/contracts/listings';
import { AppError, ShiftedClock } from '@vybac/kit';
import { createRuntime, readPlatformConfig, type RunningService, type Runtime, startService } from '@vybac/platform';
import { ServicesStandIn } from '@vybac/testing/services';
import { adminSecurityService } from '../index';
import { weekOf } from './report-places.service';
import { ReportPlacesStore } from './report-places.store';
import { ReportsService } from './reports.service';

let runtime: Runtime;
let service: RunningService;
let reports: ReportsService;
let dataDirectory: string;
const clock = new ShiftedClock();
const services = new ServicesStandIn();
const ana = randomUUID();
const hidden = randomUUID();

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-reports-'));
  const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory });
  runtime = { ...(await createRuntime(config, 'admin-security', { clock })), clientFor: () => services };
  service = await startService(adminSecurityService, runtime);
  reports = service.app.get(ReportsService, { strict: false });
  // Every listing is Ana's.
  services.answer(findListing, ({ params: { id } }) => {
    if (id === ana) throw new AppError(listingErrors['listing.missing']);
    const price = { amount: 900, currency: 'USD' };
    const status = id === hidden ? ('pending' as const) : ('active' as const);
    return { id, version: 1, title: 'Bike', price, imageUrl: null, status, sellerId: ana, sellerAway: false };
  });
  // Not near a Sunday, so that a story does not cross two weeks.
  clock.advance(weekOf(clock.now()).getTime() + 10 * 86_400_000 - clock.now().getTime());
});
afterAll(async () => {
  await service.close();
  await runtime.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

function person(kind: Actor['kind'] = 'user', tier: Actor['tier'] = 'free_user', id = randomUUID()): Actor {
  return { id, kind, name: 'Ben', username: null, avatarUrl: null, tier, roles: [], sessionId: randomUUID() };
}
const reporting = (actor: Actor, reason: ReportReason = 'spam', listingId = randomUUID(), id = randomUUID()) =>
  reports.file(actor, listingId, { reason, description: '' }, id);
const outcome = (filed: Promise<unknown>) =>
  filed.then(
    () => 'filed',
    (error: unknown) => (error as AppError).code,
  );

describe('reporting a listing', () => {
  it('is open to guests and users, once per listing until it is dealt with', async () => {
    const [eva, listing] = [person('guest'), randomUUID()];
    const { id, status } = await reporting(eva, 'scam', listing);
    expect(status).toBe('pending');
    expect(await outcome(reporting(eva, 'spam', listing))).toBe('report.open_already');
    expect(await outcome(reporting(person(), 'spam', listing))).toBe('filed');
    await reports.close(person(), id, 'dismissed');
    expect(await outcome(reporting(eva, 'scam', listing))).toBe('filed');
  });

  it('at once is one report, and sending it again too', async () => {
    const [ben, listing, id] = [person(), randomUUID(), randomUUID()];
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(reporting(ben, 'spam', listing))));
    expect(outcomes.filter((word) => word === 'filed')).toHaveLength(1);
    const other = randomUUID();
    expect(await outcome(reporting(ben, 'spam', other, id))).toBe('filed');
    expect(await outcome(reporting(ben, 'spam', other, id))).toBe('filed');
  });

  it('is not for one’s own, nor for what is not there or not to be seen', async () => {
    expect(await outcome(reporting(person('user', 'free_user', ana)))).toBe('listing.own');
    expect(await outcome(reporting(person(), 'spam', ana))).toBe('listing.missing');
    expect(await outcome(reporting(person(), 'spam', hidden))).toBe('listing.missing');
  });
});

describe('five reports of spam or sold out a week', () => {
  it('are all, also at once; those refused take no place', async () => {
    const ben = person();
    const reasons: ReportReason[] = ['spam', 'sold_out'];
    const storm = Array.from({ length: 20 }, (_, number) => outcome(reporting(ben, reasons[number % 2])));
    const outcomes = await Promise.all(storm);
    expect(outcomes.filter((word) => word === 'filed')).toHaveLength(5);
    expect(outcomes.filter((word) => word === 'report.weekly_limit')).toHaveLength(15);
    await expect(reporting(ben)).rejects.toMatchObject({
      detail: "You've reached your weekly report limit. Upgrade to premium for unlimited reports.",
      title: 'Report limit reached',
    });
  });

  it('stay five when a listing was reported twice', async () => {
    const [ben, listing] = [person(), randomUUID()];
    for (const [number, expected] of ['filed', ...Array<string>(6).fill('report.open_already')].entries())
      expect([number, await outcome(reporting(ben, 'spam', listing))]).toEqual([number, expected]);
    for (let more = 0; more < 4; more += 1) expect(await outcome(reporting(ben))).toBe('filed');
    expect(await outcome(reporting(ben))).toBe('report.weekly_limit');
  });

  it('begin anew on Sunday', async () => {
    const ben = person();
    for (let number = 0; number < 5; number += 1) await reporting(ben);
    const refusal = await reporting(ben).catch((error: unknown) => (error as AppError).retryAfterSeconds);
    clock.advance((Number(refusal) - 1) * 1_000);
    expect(await outcome(reporting(ben))).toBe('report.weekly_limit');
    clock.advance(1_000);
    expect(clock.now().getUTCDay()).toBe(0);
    expect(await outcome(reporting(ben))).toBe('filed');
    clock.advance(3 * 86_400_000);
  });

  it('leave scams and inappropriate content alone, and premium altogether', async () => {
    const ben = person();
    for (let number = 0; number < 5; number += 1) await reporting(ben);
    for (const reason of ['scam', 'inappropriate_content'] as const)
      for (let number = 0; number < 4; number += 1) expect(await outcome(reporting(ben, reason))).toBe('filed');
    const eva = person('user', 'premium');
    for (let number = 0; number < 8; number += 1) expect(await outcome(reporting(eva))).toBe('filed');
  });

  it('get a place back that a crash took', async () => {
    const ben = person();
    const places = service.app.get(ReportPlacesStore, { strict: false });
    await places.claim(ben.id, weekOf(clock.now()), { reportId: randomUUID(), at: clock.now() }, 5);
    for (let number = 0; number < 4; number += 1) await reporting(ben);
    expect(await outcome(reporting(ben))).toBe('report.weekly_limit');
    clock.advance(61_000);
    expect(await outcome(reporting(ben))).toBe('filed');
    expect(await outcome(reporting(ben))).toBe('report.weekly_limit');
  });
});

describe('those who look into reports', () => {
  it('see them newest first, and close a pending one once', async () => {
    const admin = person();
    clock.advance(1_000);
    const { id } = await reports.file(
      person('guest'),
      randomUUID(),
      { reason: 'sold_out', description: 'Sold on Monday' },
      randomUUID(),
    );
    const [newest] = (await reports.page({ status: 'pending', limit: 1 })).items;
    expect(newest).toMatchObject({
      ...{ id, reason: 'sold_out', description: 'Sold on Monday', status: 'pending', reporterKind: 'guest' },
      ...{ reviewedBy: null, reviewedAt: null },
    });
    expect(await reports.close(admin, id, 'resolved')).toMatchObject({ status: 'resolved', reviewedBy: admin.id });
    expect(await outcome(reports.close(admin, id, 'dismissed'))).toBe('report.closed');
  });

  it('go page by page', async () => {
    for (let number = 0; number < 4; number += 1) await reporting(person());
    const first = await reports.page({ limit: 2 });
    const second = await reports.page({ limit: 2, cursor: first.nextCursor ?? '' });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});
