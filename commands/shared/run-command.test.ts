import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InputError } from '../../core/domain/problems.ts';
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

/** Runs the command with `args`. @returns its work as a mock, the exit code and what it printed */
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

test('options and a word are passed to the command', async () => {
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

test('all unknown options are refused together with suggestions, and the command does not run', async () => {
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

test('a mistyped --help is refused with a suggestion', async () => {
  expect((await call(['--hepl'])).errors).toEqual([
    `Unknown option '--hepl': did you mean --help?\n${usage}`,
  ]);
});

test('an option without its value is refused in one line', async () => {
  const { code, errors } = await call(['--town']);
  expect(code).toBe(1);
  expect(errors[0]).toMatch(/^Option '--town <value>' argument missing\nUsage/);
});

test('the number that the command returns is the exit code', async () => {
  expect((await call([], () => 3)).code).toBe(3);
});

test('a full disk is reported in one line', async () => {
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

test('a full disk that several stages report is reported only once, after the other problems', async () => {
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

test('an unexpected error keeps its stack trace', async () => {
  const fault = new RangeError('out of range');
  const { code, errors } = await call([], () => {
    throw fault;
  });
  expect([code, errors]).toEqual([1, [fault]]);
});
