import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { runSideBySide } from './run-side-by-side.ts';

test('a passing step prints one line, and all failed steps are reported together with their output', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation(
    (line: string) => void lines.push(line),
  );
  const { root, write } = temporaryFolder();
  write('right.js', 'console.log("nobody needs this")');
  write(
    'wrong.js',
    'console.log("one fault"); console.error("another"); process.exitCode = 2',
  );
  write('worse.js', 'process.kill(process.pid, "SIGKILL")');
  const steps = ['right', 'wrong', 'worse'].map((name) => ({
    name,
    file: `${name}.js`,
  }));
  await expect(runSideBySide(root, steps)).rejects.toMatchObject({
    problems: [
      { file: 'wrong', message: 'exit code 2\none fault\nanother' },
      { file: 'worse', message: 'ended by a signal' },
    ],
  });
  expect(lines).toEqual([
    'right, wrong, worse: started',
    expect.stringMatching(/^right: passed \([\d.]+ s\)$/),
  ]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run ended by %s leaves no process running',
  async (signal) => {
    const { root, write, read, pathOf } = temporaryFolder();
    // A tool that starts another process.
    write(
      'tool.js',
      `const { pid } = require('node:child_process').spawn('sleep', ['60']);
    require('node:fs').writeFileSync(${JSON.stringify(pathOf('pids'))}, process.pid + ' ' + pid + ' end');`,
    );
    const run = `import { runSideBySide } from ${JSON.stringify(join(import.meta.dirname, 'run-side-by-side.ts'))};
    await runSideBySide(${JSON.stringify(root)}, [{ name: 'tool', file: 'tool.js' }]);`;
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', run],
      { stdio: 'ignore' },
    );
    const ended = new Promise((resolve) =>
      child.once('exit', (_code, by) => resolve(by)),
    );
    await vi.waitFor(() => expect(read('pids')).toContain('end'), {
      timeout: 20_000,
    });
    child.kill(signal);
    expect(await ended).toBe(signal);
    for (const pid of read('pids').split(' ').slice(0, 2))
      await vi.waitFor(
        () => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'),
        { timeout: 20_000 },
      );
  },
);
