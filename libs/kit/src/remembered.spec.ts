import { remembered } from './remembered';

describe('what is remembered', () => {
  it('is made once, also when many ask at the same time', async () => {
    let makings = 0;
    const value = remembered(async () => (makings += 1));
    expect(await Promise.all([value(), value()])).toEqual([1, 1]);
    expect(await value()).toBe(1);
  });

  it('is made anew after a failure', async () => {
    const outcomes = [Promise.reject(new Error('not yet')), Promise.resolve('made')];
    const value = remembered(() => outcomes.shift() ?? Promise.reject(new Error('too often')));
    await expect(value()).rejects.toThrow('not yet');
    expect([await value(), await value()]).toEqual(['made', 'made']);
  });
});
