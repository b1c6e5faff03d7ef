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

test.each([
  ['in a first build', undefined],
  ['once a build was recorded', '{}'],
])('a stack trace names the line of the source %s', (_when, record) => {
  const { root, write, pathOf } = temporaryFolder();
  cpSync(join(project, 'commands/preflight.mjs'), pathOf('commands/preflight.mjs'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), pathOf('node_modules'));
  write('package.json', '{"type":"module"}');
  write('throws.ts', script);
  if (record !== undefined) write('.cache/build.json', record);
  const { stderr } = spawnSync(process.execPath, ['--import', './commands/preflight.mjs', 'throws.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  expect(stderr).toContain('Error: line twelve a/b');
  expect(stderr).toMatch(/at fail \(.*throws\.ts:12:9\)/);
  expect(stderr).toMatch(/throws\.ts:14:1\)?$/m);
});
