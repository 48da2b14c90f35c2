import { latestIssue } from './newsletter';

describe('the weekly hot listings', () => {
  it.each([
    ['2026-03-15T12:00:00Z', '2026-03-15T12:00:00.000Z'],
    ['2026-03-15T11:59:59Z', '2026-03-08T12:00:00.000Z'],
    ['2026-03-14T23:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['2026-03-01T13:00:00Z', '2026-03-01T12:00:00.000Z'],
  ])('at %s were last due at %s', (now, issue) => {
    expect(latestIssue(new Date(now)).toISOString()).toBe(issue);
  });
});
