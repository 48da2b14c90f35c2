import { readPlatformConfig } from '@vybac/platform';
import type { Collection } from 'mongoose';
import { IdentityInTest } from '../test/identity-in-test';
import { deadLettersCommand } from './dead-letters.command';

let identity: IdentityInTest;
beforeAll(async () => {
  identity = await IdentityInTest.start();
});
afterAll(() => identity.stop());

describe('the dead letters, for an operator beside a running marketplace', () => {
  const operate = (...words: string[]) =>
    deadLettersCommand(readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: identity.dataDirectory }), words);

  it('are listed with what to do about them, and replayed', async () => {
    expect(await operate('list')).toBe('There are no dead letters.');
    const topic = 'identity.person';
    const record = { topic, key: 'ana', value: '{"', type: null, offset: 7, position: 'identity.person@7' };
    const parked = {
      reaction: 'send-mail',
      state: 'dead',
      cause: 'bad JSON',
      attempts: 4,
      failedAt: new Date(),
      record,
    };
    const letter = {
      ...parked,
      _id: 'send-mail identity.person@7',
      deaths: 1,
      parkedAt: new Date(),
      dueAt: new Date(),
    };
    const parkedEvents = identity.collection('parked_events') as unknown as Collection<{ _id: string }>;
    await parkedEvents.insertOne(letter);

    const listed = await operate('list', 'identity');
    expect(listed).toContain('identity.send-mail: something unreadable at identity.person@7');
    expect(listed).toContain('after 4 attempts: bad JSON');
    expect(listed).toContain("npm run admin -- dead-letters replay identity 'send-mail identity.person@7'");

    expect(await operate('replay', 'identity', letter._id)).toBe('1 given to identity again.');
    expect(await operate('list')).toBe('There are no dead letters.');
    await expect(operate('replay', 'identity', letter._id)).rejects.toMatchObject({ code: 'dead_letter.missing' });
    expect(await operate('replay', 'identity', 'all')).toBe('0 given to identity again.');
  });

  it('of a service that does not exist are answered by the usage', async () => {
    await expect(operate('list', 'kitchen')).rejects.toThrow('dead-letters list [service]');
    await expect(operate('replay', 'identity')).rejects.toThrow('dead-letters replay <service>');
  });
});
