/**
 * Runs the suites in order and ends with what failed, told once more, and one line: `N passed, N failed`.
 *
 *   npm test                      everything but resilience (with CI=true: everything)
 *   npm test -- rules service     only these
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './install.mjs';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'vybac-test-'));

function run(...command) {
  // Whatever a test leaves behind, also one that was ended, goes with the scratch folder.
  const env = { NX_DAEMON: 'false', NX_TUI: 'false', ...process.env, TMPDIR: scratch };
  return spawnSync('npx', ['--no-install', ...command], { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** A command that passes or fails as one. */
const check =
  (...commands) =>
  () => {
    const failures = commands.filter((command) => !run(...command.split(' '))).map((command) => ({ name: command }));
    return { passed: commands.length - failures.length, failed: failures.length, skipped: 0, failures };
  };

/** What failed in a file: its tests, or the file as a whole when it did not load. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ name: file, message }];
  return failed.map((test) => ({ name: `${file} › ${test.fullName}`, message: test.failureMessages.join('\n') }));
}

/** Jest projects, counted by test; a file that does not even load counts as one failure. */
const jest =
  (projects, workers = 2) =>
  () => {
    const report = join(scratch, `${projects[0]}.json`);
    const finished = run(
      'jest',
      '--selectProjects',
      ...projects,
      '--passWithNoTests',
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${report}`,
    );
    try {
      const counts = JSON.parse(readFileSync(report, 'utf8'));
      const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
      return {
        passed: counts.numPassedTests,
        failed: finished ? failed : Math.max(failed, 1),
        skipped: counts.numPendingTests,
        failures: counts.testResults.flatMap(failuresOf),
      };
    } catch {
      return { passed: 0, failed: 1, skipped: 0, failures: [{ name: `jest ${projects.join(' ')}` }] };
    }
  };

const suites = {
  lint: check(
    'nx run-many --target=lint',
    'prettier --check --log-level=warn .',
    'depcruise --config tools/dependencies.cjs apps libs',
  ),
  typecheck: check('nx run-many --target=typecheck'),
  budgets: check('size-limit --hide-passed'),
  rules: jest(['rules', 'screens']),
  service: jest(['service']),
  conformance: jest(['conformance']),
  journeys: jest(['journeys']),
  // In full length it judges rates and times as well, which a suite beside it would spoil.
  resilience: jest(['resilience'], process.env.CI === 'true' ? 2 : 1),
};

const everyday = Object.keys(suites).filter((name) => name !== 'resilience' || process.env.CI === 'true');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !suites[name]);
if (unknown.length > 0) throw new Error(`No suite is called ${unknown.join(', ')}: ${Object.keys(suites).join(', ')}`);

await ensureInstalled({ development: true });
// Journeys and more run the product as people get it.
await ensureBuilt();
const total = { passed: 0, failed: 0, failures: [] };
for (const name of asked.length > 0 ? asked : everyday) {
  console.log(`\n━━ ${name} ━━`);
  const { passed, failed, skipped, failures } = suites[name]();
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  console.log(
    `${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped (the reason stands above)` : ''}`,
  );
}
rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
// Half an hour of output lies between a failure and the end, and what keeps it may keep its end only.
for (const { name, message = '' } of total.failures) {
  console.log(`\n✕ ${name}\n${message.split('\n').slice(0, 25).join('\n')}`);
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
