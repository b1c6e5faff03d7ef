import { expect, test, vi } from 'vitest';
import { InputError } from '../../../src/domain/problems.ts';
import { openBundler } from './bundler.ts';

const stopped = (how: string) =>
  new InputError([{ file: 'bundle', message: `its process stopped (${how}): run the build again` }]);

test('a bundle whose process is ended from outside says so in a line, and what to do', async () => {
  const bundler = openBundler();
  const bundle = bundler.bundle('renderer');
  bundler.stop();
  await expect(bundle).rejects.toThrow(stopped('ended by SIGKILL'));
});

test('a process that ended before there was anything to bundle is told when there is', async () => {
  // Reads the script and ends without running it.
  vi.spyOn(process, 'execArgv', 'get').mockReturnValue(['--check']);
  const bundler = openBundler();
  bundler.start();
  // It has ended by the second bundle at the latest.
  for (const name of ['renderer', 'site'] as const)
    await expect(bundler.bundle(name)).rejects.toThrow(stopped('exit code 0'));
});
