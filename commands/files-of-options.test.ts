import {
  existsSync,
  lstatSync,
  mkdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packParts } from '../core/disk/pack-folder.ts';
import { services } from '../core/domain/services.ts';
import { towns } from '../core/domain/towns.ts';
import type { Call, Outcome } from '../tests/support/servers/call-commands.ts';
import { callCommands } from '../tests/support/servers/start-command.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const { pathOf } = temporaryFolder(afterAll);
const missing = pathOf('missing');
const folder = pathOf('folder');
const binary = pathOf('binary.html');
const link = pathOf('link.html');
const other = pathOf('other');

const addPost: Call = [
  'commands/diary.ts',
  'add',
  '--title=T',
  `--town=${towns[0]!.slug}`,
  `--service=${services[0]!.slug}`,
];
const makeStarter: Call = [
  'commands/make-yours.ts',
  '--name=A',
  '--phone=01632 960 123',
  '--email=a@b.example',
  '--county=C',
  '--services=A',
  '--towns=Anytown 51.129 1.308',
  '--home=Anytown',
];

/** Calls with a file or a folder that the option cannot use. */
const cases: readonly Call[] = [
  [...addPost, '--text-file', missing],
  [...addPost, '--text-file', folder],
  [...addPost, '--text-file', binary],
  ['commands/diary.ts', 'import', missing],
  ['commands/diary.ts', 'import', folder],
  ['commands/diary.ts', 'import', binary],
  [...addPost, '--text=T', '--photo', missing],
  [...addPost, '--text=T', '--photo', binary],
  ['commands/review.ts', '--out', pathOf('report.html'), '--dist', missing],
  ['commands/review.ts', '--out', pathOf('report.html'), '--dist', binary],
  ['commands/try-pack.ts', folder],
  ['commands/publish.ts', '--list', missing],
  ['commands/publish.ts', '--back', binary],
  [...makeStarter, '--out', binary],
  ['commands/leads.ts', 'export', '--out', folder],
];

const foreign = 'is a file that this command has not written';
const linked = 'is a link';
/** Calls that would replace or change a file that the command has not written. */
const replacing: readonly (readonly [string, Call])[] = [
  [foreign, ['commands/leads.ts', 'export', '--out', binary]],
  [linked, ['commands/leads.ts', 'export', '--out', link]],
  [foreign, ['commands/review.ts', '--out', binary]],
  [linked, ['commands/review.ts', '--out', link]],
  [foreign, ['commands/review.ts', '--markdown', binary]],
  [linked, ['commands/review.ts', '--markdown', link]],
  ['site there is no pack', [...makeStarter, '--force', '--out', other]],
];
const made = pathOf('new/pack');

let outcomes: readonly Outcome[];
beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(binary, Buffer.from([0xff, 0xfe, 0, 0xd8, 0x3d]));
  symlinkSync(binary, link);
  mkdirSync(join(other, 'site'), { recursive: true });
  outcomes = await callCommands([
    ...cases,
    ...replacing.map(([, call]) => call),
    [...makeStarter, '--out', made],
  ]);
}, 300_000);

test('a file or folder that an option cannot use is reported without a stack trace, and nothing is written', () => {
  for (const [index, call] of cases.entries()) {
    const { code, err } = outcomes[index]!;
    expect([call, code]).toEqual([call, 1]);
    expect(err).toMatch(/\S/);
    expect(err).not.toMatch(/^ {4}at /m);
  }
  expect(statSync(missing, { throwIfNoEntry: false })).toBeUndefined();
  expect(statSync(binary).size).toBe(5);
  expect(existsSync(pathOf('report.html'))).toBe(false);
});

test('a file that a command has not written is neither replaced nor changed', () => {
  const told = outcomes.slice(cases.length).map(({ err }) => err);
  for (const [index, [message, call]] of replacing.entries())
    expect(told[index], call.join(' ')).toContain(`: ${message}`);
  expect(statSync(binary).size).toBe(5);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(existsSync(join(other, 'site'))).toBe(true);
});

test('a starter pack is written to a folder that does not exist yet', () => {
  expect(outcomes.at(-1)).toMatchObject({ code: 0, err: '' });
  for (const part of packParts) expect(existsSync(join(made, part))).toBe(true);
});
