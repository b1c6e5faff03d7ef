import { chmodSync, existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installPackages } from './support/servers/install-packages.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/* npm run test:servers installs the servers that it lacks, here by an apt-get of the test's own. */

const packages = ['nginx', 'caddy'];

/**
 * Puts an apt-get before all others that asks the policy whether a daemon may start, notes the
 * answer with its task, and then runs `script`.
 */
function withApt(script: string) {
  const folder = temporaryFolder();
  const policy = folder.pathOf('policy');
  const note = `"${policy}"; echo "$?" "$@" >>"${folder.pathOf('calls')}"`;
  folder.write('apt-get', `#!/bin/sh\n${note}\n${script}\n`);
  chmodSync(folder.pathOf('apt-get'), 0o755);
  vi.stubEnv('PATH', `${folder.root}${delimiter}${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  return {
    ...folder,
    install: () => installPackages({ packages, policy }),
    hasPolicy: () => existsSync(policy),
    /** The policy's answer and the task of each call. */
    calls: () =>
      folder
        .read('calls')
        .trim()
        .split('\n')
        .map((call) => call.replace(/ -.* (?=update|install)/, ' ')),
  };
}

test('packages are installed while no daemon may start, and the policy is gone afterwards', async () => {
  const apt = withApt('exit 0');
  expect(await apt.install()).toBeUndefined();
  const install = '101 install --no-install-recommends nginx caddy';
  expect(apt.calls()).toEqual([
    '101 update',
    `${install} --download-only`,
    install,
  ]);
  expect(apt.hasPolicy()).toBe(false);
});

test('a policy that was there is there again, even where apt fails', async () => {
  const apt = withApt('echo "E: Unable to fetch nginx" >&2; exit 100');
  apt.write('policy', '#!/bin/sh\nexit 0\n');
  expect(await apt.install()).toBe('apt-get says E: Unable to fetch nginx');
  expect(apt.calls()).toEqual(['101 update']);
  expect(apt.read('policy')).toBe('#!/bin/sh\nexit 0\n');
});

test('a signal while packages are installed waits until the policy is gone', async () => {
  const apt = withApt(`kill -TERM ${process.pid}`);
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  onTestFinished(() => kill.mockRestore());
  expect(await apt.install()).toBeUndefined();
  expect(apt.hasPolicy()).toBe(false);
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGTERM');
});
