import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const project = join(import.meta.dirname, '..');

const script = `import { join } from 'node:path';

interface Shape {
  readonly side: number;
  readonly name: string;
}

/** Gone with the types: what follows stands lines further up. */
export function fail(shape: Shape): never {
  const text: string = join('a', shape.name);

  throw new Error(\`line twelve \${text}\`);
}
fail({ side: 1, name: 'b' });
`;

/** Starts as under another Node, on another machine. */
const startUnder = (version: string, platform: string) => {
  const pretence = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'arch', { value: 'x64' });`;
  const words = [
    '--import',
    `data:text/javascript,${encodeURIComponent(pretence)}`,
    '--import',
    './commands/preflight.mjs',
  ];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...words, '--eval', '0'],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, stderr };
};

test.each([
  [
    'darwin',
    /^Install Node 24 from nodejs.org, or with a version manager, which reads .node-version.$/,
  ],
  [
    'linux',
    /^npm brings it for its own scripts: run npm ci, then start this with npm, as in npm run build\.$/,
  ],
])('under an older Node on %s one line says what to do', (platform, remedy) => {
  const { status, stderr } = startUnder('20.20.2', platform);
  const [said, does] = stderr.split('this is 20.20.2. ');
  expect([status, said]).toEqual([1, 'Node 24 or newer runs this project; ']);
  expect(does!.trimEnd()).toMatch(remedy);
});

/** What a script says that stands in a project of its own, beside these files. */
function errorsOf(
  file: string,
  files: Readonly<Record<string, string>>,
): string {
  const { root, write, pathOf } = temporaryFolder();
  for (const name of [
    'commands',
    'pack/pack-folder.ts',
    'pipeline/paths.ts',
    'src/domain/problems.ts',
  ])
    cpSync(join(project, name), pathOf(name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), pathOf('node_modules'));
  cpSync(join(project, 'package.json'), pathOf('package.json'));
  for (const [name, text] of Object.entries(files)) write(name, text);
  const args = ['--import', './commands/preflight.mjs', file];
  return spawnSync(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  }).stderr;
}

test('a stack trace names the line of the source', () => {
  const stderr = errorsOf('throws.ts', { 'throws.ts': script });
  expect(stderr).toContain('Error: line twelve a/b');
  expect(stderr).toMatch(/at fail \(.*throws\.ts:12:9\)/);
  expect(stderr).toMatch(/throws\.ts:14:1\)?$/m);
});

test.each([
  ['generator/reads.ts', '#site/things.ts'],
  ['site/towns.ts', './things.ts'],
])(
  'an export that the pack lacks is one line where %s imports it',
  (file, specifier) => {
    const text = `import type { A } from './a.ts';\nimport { subjects } from '${specifier}';\nconsole.log(subjects);`;
    expect(
      errorsOf(file, {
        'site/things.ts': 'export const things = [];',
        [file]: text,
      }),
    ).toBe(
      `site/things.ts: subjects: is not exported, and ${file} needs it: add it, as in the pack that npm run make-yours -- --out FOLDER writes\n`,
    );
  },
);

test('so is a file that the pack lacks', () => {
  expect(
    errorsOf('generator/reads.ts', {
      'generator/reads.ts': "import '#site/things.ts';",
    }),
  ).toBe(
    'site/things.ts: is missing, and generator/reads.ts needs it: add it, as in the pack that npm run make-yours -- --out FOLDER writes\n',
  );
});
