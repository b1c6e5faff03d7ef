import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { towns } from '../src/domain/towns.ts';
import { services } from '../src/domain/services.ts';
import type { Call, Outcome } from '../tests/support/servers/call-commands.ts';
import { callCommands } from '../tests/support/servers/start-command.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const { root: folder } = temporaryFolder(afterAll);

/** What may stand where a file should. As root, no file is unreadable. */
const files = {
  missing: () => undefined,
  'binary.json': (file: string) =>
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0, 0xd8, 0x3d])),
  'binary.html': (file: string) =>
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0, 0xd8, 0x3d])),
  empty: (file: string) => writeFileSync(file, ''),
  'unreadable.json': (file: string) =>
    writeFileSync(file, 'no JSON', { mode: 0 }),
  folder: (file: string) => mkdirSync(file),
  'below-a-file/x': (file: string) => writeFileSync(join(file, '..'), ''),
};
const post = [
  'add',
  '--title',
  'T',
  '--town',
  towns[0]!.slug,
  '--service',
  services[0]!.slug,
];
const starter = [
  '--name',
  'A',
  '--phone',
  '01632 960 123',
  '--email',
  'a@b.example',
  '--county',
  'C',
];
const places = [
  '--services',
  'A',
  '--towns',
  'Anytown 51.129 1.308',
  '--home',
  'Anytown',
];

/** Each option that takes a file or a folder, and whether what stands there makes no difference. */
const options: readonly (readonly [
  string,
  (file: string) => Call,
  fits?: (keyof typeof files)[],
])[] = [
  [
    'diary --text-file',
    (file) => ['commands/diary.ts', ...post, '--text-file', file],
  ],
  [
    'diary --photo',
    (file) => ['commands/diary.ts', ...post, '--text', 'T', '--photo', file],
  ],
  [
    'review --dist',
    (file) => [
      'commands/review.ts',
      '--dist',
      file,
      '--out',
      join(folder, 'report.html'),
    ],
  ],
  ['try-pack', (file) => ['commands/try-pack.ts', file]],
  ['publish --list', (file) => ['commands/publish.ts', file, '--list']],
  ['publish --back', (file) => ['commands/publish.ts', file, '--back']],
  [
    'make-yours --out',
    (file) => ['commands/make-yours.ts', ...starter, ...places, '--out', file],
    ['missing', 'folder'],
  ],
  [
    'leads export --out',
    (file) => ['commands/leads.ts', 'export', '--out', file],
    ['missing', 'binary.json', 'binary.html', 'empty', 'unreadable.json'],
  ],
];
const cases = options.flatMap(([name, callWith, fits = []]) =>
  (Object.keys(files) as (keyof typeof files)[])
    .filter((file) => !fits.includes(file))
    .map((file) => ({ name, file, call: callWith(join(folder, file)) })),
);

let outcomes: readonly Outcome[];
beforeAll(async () => {
  for (const [name, make] of Object.entries(files)) make(join(folder, name));
  const variables = { VITE_SITE_URL: 'https://www.clean.example' };
  outcomes = await callCommands(
    cases.map(({ call }) => call),
    variables,
  );
}, 300_000);

test.each(cases.map(({ name, file }, index) => ({ name, file, index })))(
  '$name that names what is $file is refused in a line that says so, and makes nothing',
  ({ index }) => {
    const { code, err } = outcomes[index]!;
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^(?!.*\n {4}at ).+\n$/s),
    });
    expect(
      statSync(join(folder, 'missing'), { throwIfNoEntry: false }),
    ).toBeUndefined();
    expect(readFileSync(join(folder, 'empty'), 'utf8')).toBe('');
  },
);
