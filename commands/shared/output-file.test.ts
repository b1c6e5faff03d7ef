import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { writeOutput, type OutputFile } from './output-file.ts';

/** Returns an output whose earlier products start with `id,`. */
const outputAt = (
  file: string,
  more: Partial<OutputFile> = {},
): OutputFile => ({
  option: '--out FILE',
  file,
  isOurs: (start) => start.startsWith('id,'),
  ...more,
});

test.each([
  ['a.csv', undefined, {}, 'id,1\n'],
  ['new/a.csv', undefined, {}, 'id,1\n'],
  ['a.csv', '', {}, 'id,1\n'],
  ['a.csv', 'id,0\n', {}, 'id,1\n'],
  ['a.csv', 'id,0\n', { adds: true }, 'id,0\n\nid,1\n'],
  ['a.csv', '', { adds: true }, 'id,1\n'],
])(
  '%s, which holds %j, is written in whole (%j)',
  (name, before, more, after) => {
    const { read, root, write, pathOf } = temporaryFolder();
    if (before !== undefined) write(name, before);
    writeOutput(outputAt(pathOf(name), more), ['id,', '1\n']);
    expect(read(name)).toBe(after);
    expect(readdirSync(root)).toHaveLength(1);
  },
);

test.each([
  ['name,phone\n', {}],
  ['SQLite format 3\0', {}],
  ['SQLite format 3\0', { adds: true }],
])('a file of another program, which starts with %j, stays', (text, more) => {
  const { read, write, pathOf } = temporaryFolder();
  write('a.csv', text);
  expect(() => writeOutput(outputAt(pathOf('a.csv'), more), ['id,1'])).toThrow(
    '--out FILE: is a file that this command has not written',
  );
  expect(read('a.csv')).toBe(text);
});

test.each([
  ['a file', 'id,0\n'],
  ['nothing', undefined],
])('a link to %s is refused, and stays a link', (_, text) => {
  const { root, write, pathOf } = temporaryFolder();
  if (text !== undefined) write('target', text);
  symlinkSync('target', pathOf('a.csv'));
  for (const more of [{}, { adds: true }])
    expect(() =>
      writeOutput(outputAt(pathOf('a.csv'), more), ['id,1']),
    ).toThrow('--out FILE: is a link');
  expect(readdirSync(root)).toEqual(
    text === undefined ? ['a.csv'] : ['a.csv', 'target'],
  );
  if (text !== undefined)
    expect(readFileSync(pathOf('target'), 'utf8')).toBe(text);
});

test.each([{}, { adds: true }])(
  'what cannot be written to its end, as on a full disk, leaves the earlier file (%j)',
  (more) => {
    const { read, root, write, pathOf } = temporaryFolder();
    write('a.csv', 'id,0\n');
    const chunks = function* () {
      yield 'id,1\n';
      throw Object.assign(new Error('ENOSPC: no space left'), {
        syscall: 'write',
      });
    };
    expect(() =>
      writeOutput(outputAt(pathOf('a.csv'), more), chunks()),
    ).toThrow('--out FILE: cannot be written (ENOSPC');
    expect(read('a.csv')).toBe('id,0\n');
    expect(readdirSync(root)).toEqual(['a.csv']);
  },
);

test('a file gets the permissions that it is to have, whatever those of the earlier one', () => {
  const { write, pathOf } = temporaryFolder();
  write('a.csv', 'id,0\n');
  writeOutput(outputAt(pathOf('a.csv'), { mode: 0o600 }), ['id,1\n']);
  expect(statSync(pathOf('a.csv')).mode & 0o777).toBe(0o600);
});

test("a pipe, a device and the command's own output are written as they are", () => {
  const { pathOf, read, write } = temporaryFolder();
  execFileSync('mkfifo', [pathOf('pipe')]);
  const module = pathToFileURL(join(import.meta.dirname, 'output-file.ts'));
  write(
    'write.mjs',
    `import { writeOutput } from ${JSON.stringify(module.href)};
      for (const file of process.argv.slice(2))
        writeOutput({ option: file, file, isOurs: () => false }, ['id,1\\n']);`,
  );
  const { stdout, stderr } = spawnSync(
    'sh',
    [
      '-c',
      `cat pipe > read &
        "$0" write.mjs /dev/null /dev/stdout pipe
        wait
        "$0" write.mjs /dev/stdout > kept`,
      process.execPath,
    ],
    { cwd: pathOf('.'), encoding: 'utf8' },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'id,1\n', stderr: '' });
  expect(read('read')).toBe('id,1\n');
  expect(read('kept')).toBe('id,1\n');
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
});
