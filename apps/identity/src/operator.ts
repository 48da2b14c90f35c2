import 'reflect-metadata';
import { readPlatformConfig } from '@vybac/platform';
import { deadLettersCommand, deadLettersUsage } from './dead-letters.command';
import { withOperator } from './plans/with-operator';

const usage = `Usage:
  npm run admin -- grant-role <email> admin
  npm run admin -- assign-plan <email> free|premium|premium_plus
${deadLettersUsage}`;

/** The operator's command line; beside a running marketplace as well as alone. */
async function main([command, ...words]: readonly string[]): Promise<string> {
  const config = readPlatformConfig();
  if (command === 'dead-letters') return deadLettersCommand(config, words);
  const [email, value] = words;
  if (!email || !value) throw new Error(usage);
  return withOperator(config, async (operator) => {
    switch (command) {
      case 'grant-role':
        return `${(await operator.grantRole(email, value)).name} has the role ${value} now.`;
      case 'assign-plan':
        return `${(await operator.assignPlan(email, value)).name} has the plan ${value} now.`;
      default:
        throw new Error(usage);
    }
  });
}

main(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${done}\n`),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  },
);
