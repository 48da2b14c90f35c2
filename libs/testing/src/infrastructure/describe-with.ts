import { type Part, sourceOf, waysTo } from './sources';

/**
 * A suite that needs real parts. Where one is missing the suite is skipped with the reason printed on a laptop, and fails
 * when `CI=true`. Only a replica set may be missing there too.
 *
 * @example
 * describeWith(['kafka'], 'the event log', () => {
 *   let kafka: RunningKafka;
 *   beforeAll(async () => void (kafka = await startKafka()));
 *   afterAll(() => kafka.stop());
 * });
 */
export function describeWith(needs: Part[], title: string, suite: () => void): void {
  const missing = needs.filter((part) => sourceOf(part) === undefined);
  const reason = missing.map((part) => `there is no ${part}: ${waysTo(part)}`).join('; ');
  const mayBeMissing = missing.every((part) => part === 'replica-set');

  if (missing.length === 0) {
    describe(title, suite);
  } else if (process.env['CI'] === 'true' && !mayBeMissing) {
    describe(title, () => {
      it('has the parts it needs', () => {
        throw new Error(reason);
      });
    });
  } else {
    process.stderr.write(`Skipped "${title}": ${reason}\n`);
    describe.skip(title, suite);
  }
}
