import { Leeway } from './leeway';

const minute = 60_000;

describe('who is far from a generous allowance', () => {
  it('goes on without waiting until half of it is used, wherever it was used', () => {
    const leeway = new Leeway();
    leeway.hear('ana', 40, minute);
    const acts = Array.from({ length: 20 }, () => leeway.allows('ana', 100));
    expect(acts.filter(Boolean)).toHaveLength(10);
    leeway.hear('ana', 90, minute);
    expect(leeway.allows('ana', 100)).toBe(false);
  });

  it('waits the first time, and when the window may have closed', () => {
    const leeway = new Leeway();
    expect(leeway.allows('ana', 100)).toBe(false);
    leeway.hear('ana', 1, 0);
    expect(leeway.allows('ana', 100)).toBe(false);
  });

  it('always waits for a small allowance', () => {
    const leeway = new Leeway();
    leeway.hear('ana', 1, minute);
    expect(leeway.allows('ana', 99)).toBe(false);
  });
});
