import { problem } from '@vybac/contracts';
import type { FastifyInstance } from 'fastify';
import { Parts } from '../runtime/parts';
import { openWaitingRoom } from './waiting-room';

describe('the port of a process that is still starting', () => {
  let room: FastifyInstance;
  beforeAll(async () => {
    const parts = new Parts();
    parts.add('kafka', () => Promise.resolve(false));
    room = await openWaitingRoom(parts, { PORT: 0, HOST: '127.0.0.1' });
  });
  afterAll(() => room.close());

  it('lives and is not ready, and says what it waits for', async () => {
    expect((await room.inject('/health/live')).statusCode).toBe(200);
    const ready = await room.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'starting', missing: ['kafka'] }]);
  });

  it('asks everybody else to come back, in words that clients know', async () => {
    const answer = await room.inject('/api/listings');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(problem.parse(answer.json())).toMatchObject({ code: 'service.unavailable', status: 503 });
  });
});
