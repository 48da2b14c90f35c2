import { isTraceRecorded } from './trace-share';

const traceEndingIn = (digits: string) => 'a'.repeat(24) + digits;

describe('a share of all traces', () => {
  it('is chosen by the end of their ids', () => {
    expect(isTraceRecorded(traceEndingIn('00000000'), 0.25)).toBe(true);
    expect(isTraceRecorded(traceEndingIn('3fffffff'), 0.25)).toBe(true);
    expect(isTraceRecorded(traceEndingIn('40000000'), 0.25)).toBe(false);
  });

  it('may be none or all of them', () => {
    expect(isTraceRecorded(traceEndingIn('00000000'), 0)).toBe(false);
    expect(isTraceRecorded(traceEndingIn('ffffffff'), 1)).toBe(true);
  });
});
