import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { runChild } from './run-child.ts';

function scriptOf(text: string): string {
  const { write, pathOf } = temporaryFolder();
  write('script.mjs', text);
  return pathOf('script.mjs');
}

test('what the script sends is returned, whatever it prints', async () => {
  const script = scriptOf(
    `console.log('3 files'); process.send({ word: process.argv[2] })`,
  );
  expect(await runChild(script, { args: ['a "word"'] })).toEqual({
    word: 'a "word"',
  });
});

test.each([
  [
    'writes an error',
    `console.error('src/a.ts: is wrong'); process.exitCode = 1`,
    'src/a.ts: is wrong',
  ],
  [
    'is killed',
    `process.kill(process.pid, 'SIGKILL')`,
    'its process stopped (ended by SIGKILL): run the build again',
  ],
  [
    'fails without a message',
    'process.exitCode = 3',
    'its process stopped (exit code 3): run the build again',
  ],
])('a script that %s is reported in one line', async (_how, text, message) => {
  await expect(runChild(scriptOf(text))).rejects.toThrow(
    new RegExp(`^${RegExp.escape(message)}$`),
  );
});
