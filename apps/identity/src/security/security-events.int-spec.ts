import { Logger } from '@nestjs/common';
import { Database } from '@vybac/platform';
import { eventually, IdentityInTest } from '../../test/identity-in-test';
import { SecurityEvents } from './security-events';
import { SecurityEventsJobs } from './security-events.jobs';

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

const recorded = (reasons: string) =>
  identity.collection('security_events').distinct('details.reason', { 'details.reason': new RegExp(`^${reasons}`) });
const happens = (reason: string) =>
  identity.service.app
    .get(SecurityEvents)
    .record({ type: 'guest_login_failed', severity: 'medium', details: { reason } });
const timeHasCome = () => identity.service.app.get(SecurityEventsJobs).recordWaiting();

describe('a security event that cannot be recorded', () => {
  it('waits with the latest 10, and is recorded once when that is possible again', async () => {
    const complaints = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const { connection } = identity.service.app.get(Database, { strict: false });
    const away = jest.spyOn(connection, 'collection').mockImplementation(() => {
      throw new Error('The database is away');
    });
    for (let n = 0; n < 13; n += 1) {
      identity.clock.advance(1_000);
      happens(`away ${String(n).padStart(2, '0')}`);
    }
    await timeHasCome();
    await eventually(() => (complaints.mock.calls.length >= 13 ? true : null));
    away.mockRestore();

    await timeHasCome();
    await timeHasCome();
    const latest = Array.from({ length: 10 }, (_, n) => `away ${String(n + 3).padStart(2, '0')}`);
    expect(await recorded('away')).toEqual(latest);
  });
});
