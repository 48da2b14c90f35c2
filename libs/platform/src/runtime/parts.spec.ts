import { Logger } from '@nestjs/common';
import { Parts } from './parts';

beforeAll(() => void jest.spyOn(Logger.prototype, 'warn').mockImplementation());

describe('the parts that a process needs', () => {
  it('are missing by name: those that say so, fail, or never answer', async () => {
    const parts = new Parts();
    parts.add('database', () => Promise.resolve(true));
    parts.add('redis', () => Promise.resolve(false));
    parts.add('object-store', () => Promise.reject(new Error('refused')));
    parts.add('event-log', () => new Promise(() => undefined));
    expect(await parts.missing()).toEqual(['redis', 'object-store', 'event-log']);
  });

  it('are missing while they are being opened, for as many tries as that takes', async () => {
    const parts = new Parts();
    let tries = 0;
    const opened = parts.open('database', async () => {
      tries += 1;
      if (tries < 3) throw new Error('still starting');
      return 'a connection';
    });
    expect(await parts.missing()).toEqual(['database']);
    expect(await opened).toBe('a connection');
    expect(await parts.missing()).toEqual([]);
  });

  it('are asked once for all who ask, and believed for a moment when all is well', async () => {
    const parts = new Parts();
    const state = { asked: 0, answers: false };
    parts.add('redis', async () => {
      state.asked += 1;
      return state.answers;
    });
    await Promise.all([parts.missing(), parts.missing(), parts.missing()]);
    expect(state.asked).toBe(1);
    state.answers = true;
    for (let times = 0; times < 3; times += 1) expect(await parts.missing()).toEqual([]);
    expect(state.asked).toBe(2);
  });
});
