/**
 * How often a test repeats itself: the environment's word, else few times in CI and many elsewhere, where
 * `npm run test:resilience` is asked for on purpose.
 */
export function rounds(variable: string, { ci, full }: { ci: number; full: number }): number {
  const asked = Number(process.env[variable]);
  if (asked > 0) return asked;
  return process.env['CI'] === 'true' ? ci : full;
}
