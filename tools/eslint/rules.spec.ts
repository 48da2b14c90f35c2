import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Finding {
  verdict: 'refused' | 'accepted';
  path: string;
  expected: string;
  messages: { rule: string; message: string }[];
}

/** `// refused: no-restricted-syntax "Inject Clock"` names the rule that must speak and words it must say. */
function expectation(firstLine: string) {
  const match = /^\/\/ refused: (\S+)(?: "(.+)")?$/.exec(firstLine);
  if (!match) throw new Error(`A refused fixture starts with "// refused: <rule>", not with: ${firstLine}`);
  return { rule: match[1], words: match[2] ?? '' };
}

const report = execFileSync(process.execPath, [join(__dirname, 'lint-fixtures.mjs')], {
  encoding: 'utf8',
  env: { ...process.env, NX_DAEMON: 'false' },
});
const findings = JSON.parse(report) as Finding[];
const withVerdict = (verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).map((finding) => [finding.path, finding] as const);

describe('the lint rules of this workspace', () => {
  it.each(withVerdict('refused'))('refuse %s', (_path, { expected, messages }) => {
    const { rule, words } = expectation(expected);

    expect(messages).toContainEqual({ rule, message: expect.stringContaining(words) as string });
  });

  it.each(withVerdict('accepted'))('accept %s', (_path, { messages }) => {
    expect(messages).toEqual([]);
  });
});
