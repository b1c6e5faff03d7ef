import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const project = join(import.meta.dirname, '..');

/**
 * Runs `file` with the preflight loaded first, in a copy of the project that also has `files`.
 * @returns what it prints to stderr
 */
function errorsOf(
  file: string,
  files: Readonly<Record<string, string>>,
  { args = [], below = '' }: { args?: readonly string[]; below?: string } = {},
): string {
  const folder = temporaryFolder();
  const pathOf = (name: string) => folder.pathOf(join(below, name));
  const write = (name: string, text: string) =>
    folder.write(join(below, name), text);
  const root = pathOf('');
  for (const name of ['commands', 'core'])
    cpSync(join(project, name), pathOf(name), { recursive: true });
  cpSync(join(project, 'package.json'), pathOf('package.json'));
  symlinkSync(join(project, 'node_modules'), pathOf('node_modules'));
  for (const [name, text] of Object.entries(files)) write(name, text);
  const words = [...args, '--import', './commands/preflight.mjs', file];
  return spawnSync(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  }).stderr;
}

test('an older Node prints one line that says which version to install', () => {
  const pretence = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });`;
  const url = `data:text/javascript,${encodeURIComponent(pretence)}`;
  expect(
    errorsOf('any.ts', { 'any.ts': '' }, { args: ['--import', url] }),
  ).toMatch(/^Node 24 or newer runs this project; this is 20\.20\.2\. .+\n$/);
});

test('a stack trace names the line in the TypeScript source', () => {
  const script = `interface Shape {
  readonly name: string;
}

export function fail({ name }: Shape): never {
  throw new Error(\`no \${name}\`);
}
fail({ name: 'circle' });
`;
  const stderr = errorsOf('throws.ts', { 'throws.ts': script });
  expect(stderr).toContain('Error: no circle');
  expect(stderr).toMatch(/at fail \(.*throws\.ts:6:9\)/);
});

test.each<[string, Record<string, string>]>([
  [
    'site/text-rules.ts: subjects: is not exported',
    { 'site/text-rules.ts': 'export const warnings = [];' },
  ],
  ['site/text-rules.ts: is missing', {}],
])(
  'a file or export that the pack lacks after an upgrade is reported in one line: %s',
  (problem, files) => {
    const text = "import { subjects } from '#site/text-rules.ts';\nsubjects;";
    expect(errorsOf('reads.ts', { 'reads.ts': text, ...files })).toBe(
      `${problem}, and reads.ts needs it: add it, as in the pack that npm run make-yours -- --out FOLDER writes\n`,
    );
  },
);

test.each(['what? now', 'star*', 'bang!', 'c#'])(
  'in a folder named %s a command says in one line which character its path must not have',
  (below) => {
    const files = { 'any.ts': 'console.error("it ran");' };
    expect(errorsOf('any.ts', files, { below })).toMatch(
      /^\/.+: this project cannot run in a folder with "[?*!\\#]" in its path: rename that folder\n$/,
    );
  },
);
