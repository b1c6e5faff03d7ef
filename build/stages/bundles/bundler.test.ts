import { expect, test } from 'vitest';
import { InputError } from '../../../src/domain/problems.ts';
import { openBundler } from './bundler.ts';

test('a bundle whose process is ended from outside says so in a line, and what to do', async () => {
  const bundler = openBundler();
  const bundle = bundler.bundle('renderer');
  bundler.stop();
  await expect(bundle).rejects.toThrow(
    new InputError([{ file: 'bundle', message: 'its process stopped (ended by SIGKILL): run the build again' }]),
  );
});
