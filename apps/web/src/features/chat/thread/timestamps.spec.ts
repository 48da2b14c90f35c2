import { startsNewTime, timestampText } from './timestamps';

const at = (moment: string) => ({ createdAt: moment });
const now = Date.parse('2025-06-18T12:00:00Z');

describe('times between messages', () => {
  it('stand above the first message', () => {
    expect(startsNewTime(undefined, at('2025-06-18T10:00:00Z'))).toBe(true);
  });

  it('come back after more than five minutes, and not at exactly five', () => {
    const first = at('2025-06-18T10:00:00.000Z');
    expect(startsNewTime(first, at('2025-06-18T10:05:00.000Z'))).toBe(false);
    expect(startsNewTime(first, at('2025-06-18T10:05:00.001Z'))).toBe(true);
  });
});

describe('the text of a time', () => {
  const words = (moment: string) => timestampText(moment, now, 'en-US');

  it('is only the time within 24 hours', () => {
    expect(words('2025-06-17T12:00:01Z')).toMatch(/^\d{1,2}:\d{2}\s[AP]M$/);
  });

  it('names the weekday from 24 hours on', () => {
    expect(words('2025-06-17T12:00:00Z')).toMatch(/^Tue\D+\d{1,2}:\d{2}\s[AP]M$/);
  });

  it('gives the date from 168 hours on', () => {
    expect(words('2025-06-11T12:00:00Z')).toMatch(/Jun 11, 2025.*\d{1,2}:\d{2}/);
  });
});
