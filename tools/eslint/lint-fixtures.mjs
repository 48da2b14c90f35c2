/** Lints every fixture as if it stood at the path it mirrors, and prints what was found as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const fixtures = ['refused', 'accepted'].flatMap((verdict) => {
  const folder = join(import.meta.dirname, 'fixtures', verdict);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ verdict, path: relative(folder, file), text: readFileSync(file, 'utf8') }));
});

// The rule about boundaries skips itself while nobody has asked Nx for the graph of projects.
await createProjectGraphAsync();

const projectService = {
  allowDefaultProject: fixtures.map(({ path }) => path),
  defaultProject: 'apps/web/tsconfig.json',
  maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: fixtures.length,
};
const eslint = new ESLint({ cwd: root, overrideConfig: { languageOptions: { parserOptions: { projectService } } } });

const findings = [];
for (const { verdict, path, text } of fixtures) {
  const [result] = await eslint.lintText(text, { filePath: join(root, path) });
  const messages = result.messages.map(({ ruleId, message }) => ({ rule: ruleId, message }));
  findings.push({ verdict, path, expected: text.split('\n', 1)[0], messages });
}
console.log(JSON.stringify(findings));
