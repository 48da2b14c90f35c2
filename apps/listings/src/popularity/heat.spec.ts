import { halfLife, heatOf, heatOfNew, weights, worthAt } from './heat';

const hour = 60 * 60 * 1_000;
const now = new Date('2026-03-12T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('the heat of a listing', () => {
  it('is worth half as much after half a week, a quarter after a week', () => {
    const heat = heatOf(8, before(halfLife * 2));
    expect(worthAt(heat, before(halfLife))).toBeCloseTo(4);
    expect(worthAt(heat, now)).toBeCloseTo(2);
  });

  it('keeps its order while time passes', () => {
    const [saved, looked] = [heatOf(weights.favorite, before(48 * hour)), heatOf(weights.view, before(hour))];
    expect(saved).toBeGreaterThan(looked);
    // But a look of today outdoes one of last week.
    expect(heatOf(weights.view, now)).toBeGreaterThan(heatOf(weights.view, before(7 * 24 * hour)));
  });

  it('puts whatever was looked at this week before what nobody looked at', () => {
    expect(heatOf(weights.view, before(6 * 24 * hour))).toBeGreaterThan(heatOfNew(now));
  });

  it('stays exact in decades to come', () => {
    const far = new Date('2090-01-01T00:00:00Z');
    expect(worthAt(heatOf(3, far), far)).toBeCloseTo(3, 6);
  });
});
