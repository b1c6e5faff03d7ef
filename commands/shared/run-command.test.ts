import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InputError } from '../../src/domain/problems.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run tidy [-- OPTION]\n  --check  only look';
const options = {
  check: { type: 'boolean' },
  town: { type: 'string', multiple: true },
} as const;
const out = vi.spyOn(console, 'log').mockReturnValue();
const errors = vi.spyOn(console, 'error').mockReturnValue();
const exitCode = process.exitCode;
beforeEach(() => {
  out.mockClear();
  errors.mockClear();
  process.exitCode = 0;
});
afterEach(() => void (process.exitCode = exitCode));

/** Runs the command with `args`. @returns what came of it. */
async function call(
  args: readonly string[],
  run: () => number | void = () => undefined,
  word?: true,
) {
  const ran = vi.fn(run);
  await runCommand({ usage, options, args, run: ran, ...(word && { word }) });
  return {
    ran,
    code: process.exitCode,
    out: out.mock.calls.flat(),
    errors: errors.mock.calls.flat(),
  };
}

test('options and a word are handed on', async () => {
  const { ran, code } = await call(
    ['--town', 'exeter', 'add', '--town', 'topsham'],
    () => undefined,
    true,
  );
  expect(ran).toHaveBeenCalledWith(
    { town: ['exeter', 'topsham'] },
    'add',
    undefined,
  );
  expect(code).toBe(0);
});

test('every unknown option is refused at once, with the one that was meant, and nothing is done', async () => {
  const { ran, code, errors } = await call([
    '--chekc',
    '--everything',
    'check',
  ]);
  expect(ran).not.toHaveBeenCalled();
  expect(code).toBe(1);
  expect(errors).toEqual([
    `Unknown option '--chekc': did you mean --check?\nUnknown option '--everything'\nUnexpected 'check': did you mean --check?\n${usage}`,
  ]);
});

test('a mistyped --help is reported', async () => {
  expect((await call(['--hepl'])).errors).toEqual([
    `Unknown option '--hepl': did you mean --help?\n${usage}`,
  ]);
});

test('an option without its value is refused in one line', async () => {
  const { code, errors } = await call(['--town']);
  expect(code).toBe(1);
  expect(errors[0]).toMatch(/^Option '--town <value>' argument missing\nUsage/);
});

test('what run returns is the exit code', async () => {
  expect((await call([], () => 3)).code).toBe(3);
});

test('a refusal of the operating system is reported in one line', async () => {
  const { errors } = await call([], () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
  });
  expect(errors).toEqual([
    'disk: no room for what is to be written (ENOSPC: no space left on device, write): free some space and run it again',
  ]);
});

test('a full disk that several stages met at once is reported once, with what to do, beside what else is wrong', async () => {
  const { errors } = await call([], () => {
    throw new InputError([
      { file: 'bundle', message: 'No space left on device (os error 28)' },
      {
        file: 'site/business.ts',
        field: 'name',
        message: 'is missing: add it',
      },
      {
        file: 'generate',
        message: 'stopped the build: ENOSPC: no space left on device, write',
      },
    ]);
  });
  expect(errors).toEqual([
    'site/business.ts: name: is missing: add it\n' +
      'disk: no room for what is to be written (bundle: No space left on device (os error 28)): free some space and run it again',
  ]);
});

test('a fault of ours keeps its stack trace', async () => {
  const fault = new RangeError('out of range');
  const { code, errors } = await call([], () => {
    throw fault;
  });
  expect([code, errors]).toEqual([1, [fault]]);
});
