/**
 * Whether a trace is recorded where a share of all traces is. Its id alone decides, by the last eight digits, which W3C wants
 * random: so every process and every browser comes to the same answer, and what a client claims about it does not matter.
 *
 * @param traceId 32 hexadecimal digits
 * @param share from 0, nothing, to 1, everything
 */
export function isTraceRecorded(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) < share * 2 ** 32;
}
