import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { filesBelow } from '../../core/disk/files-below.ts';
import {
  goBack,
  listReleases,
  parseReleaseTarget,
  releaseSite,
} from '../../pipeline/release/release-site.ts';
import { InputError } from '../../core/domain/problems.ts';
import { distFolder } from '../support/built-site.ts';
import { runServer } from '../support/servers/run-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/* Publishes the built site to a real sshd with a key, as to an owner's server. */

/** Folder that sshd requires when root starts it; it stays empty. */
const emptyFolder = '/run/sshd';
const install =
  'apt-get install -y openssh-server rsync, then npm run test:ssh';
/** The server's name, as an owner's ~/.ssh/config would have it. */
const host = 'server';

/** Starts a real sshd for this account, on a free port of this machine, with keys of its own. */
async function startSshd() {
  if (spawnSync('rsync', ['--version']).error)
    throw new Error(`These tests need rsync: ${install}`);
  if (process.getuid?.() === 0)
    mkdirSync(emptyFolder, { recursive: true, mode: 0o755 });
  const sshd = await runServer({
    program: '/usr/sbin/sshd',
    install,
    configure,
  });
  const pathOf = (name: string) => join(sshd.folder, name);
  return {
    /**
     * The PATH, with a folder before it whose `ssh` has this server's port and key, as an owner's
     * ~/.ssh/config would.
     */
    path: `${pathOf('bin')}${delimiter}${process.env.PATH}`,
    /** Cuts every open connection: each is a child process of the server. */
    cut: () => spawnSync('pkill', ['-KILL', '-P', String(sshd.server.pid)]),
    /** Admits the owner's key, or removes it. */
    admit: (isAdmitted: boolean) =>
      isAdmitted
        ? copyFileSync(pathOf('owner-key.pub'), pathOf('admitted'))
        : writeFileSync(pathOf('admitted'), ''),
    stop: sshd.stop,
  };
}

/** Writes the keys and settings of server and client. Returns sshd's arguments. */
function configure(folder: string, port: number): readonly string[] {
  const pathOf = (name: string) => join(folder, name);
  for (const key of ['host-key', 'owner-key']) {
    const words = ['-q', '-t', 'ed25519', '-N', '', '-f', pathOf(key)];
    execFileSync('ssh-keygen', words);
  }
  copyFileSync(pathOf('owner-key.pub'), pathOf('admitted'));
  writeFileSync(
    pathOf('sshd_config'),
    `ListenAddress 127.0.0.1:${port}
LogLevel ERROR
HostKey ${pathOf('host-key')}
AuthorizedKeysFile ${pathOf('admitted')}
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
`,
  );
  const hostKey = readFileSync(pathOf('host-key.pub'), 'utf8');
  writeFileSync(pathOf('known_hosts'), `[127.0.0.1]:${port} ${hostKey}`);
  writeFileSync(
    pathOf('ssh_config'),
    `Host ${host}
  HostName 127.0.0.1
  Port ${port}
  User ${userInfo().username}
  IdentityFile ${pathOf('owner-key')}
  IdentitiesOnly yes
  UserKnownHostsFile ${pathOf('known_hosts')}
  BatchMode yes
`,
  );
  const client = execFileSync('sh', ['-c', 'command -v ssh'], {
    encoding: 'utf8',
  }).trim();
  mkdirSync(pathOf('bin'));
  writeFileSync(
    pathOf('bin/ssh'),
    `#!/bin/sh\nexec ${client} -F ${pathOf('ssh_config')} "$@"\n`,
  );
  chmodSync(pathOf('bin/ssh'), 0o755);
  return ['-D', '-e', '-f', pathOf('sshd_config')];
}

const { root: folder } = temporaryFolder(afterAll);
const served = join(folder, 'www/current');
const changed = join(folder, 'changed');
let sshd: Awaited<ReturnType<typeof startSshd>>;
let target: ReturnType<typeof parseReleaseTarget>;

const publish = (site: string, day: number) =>
  releaseSite({ site, target, now: new Date(Date.UTC(2026, 0, 1 + day)) });
const problemsOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was published'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(InputError);
      return (error as InputError).problems;
    },
  );
/** Lists the files of a site without those that a release adds. */
const filesOf = (site: string) =>
  filesBelow(site).filter((name) => !/\.(?:gz|br)$|(?:^|\/)\./.test(name));

beforeAll(async () => {
  sshd = await startSshd();
  vi.stubEnv('PATH', sshd.path);
  target = parseReleaseTarget(`${host}:${folder}/www`);
  cpSync(distFolder, changed, { recursive: true, preserveTimestamps: true });
  rmSync(join(changed, 'guarantee.html'));
  writeFileSync(join(changed, 'robots.txt'), 'User-agent: *\n');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sshd.stop();
});

test('the first release uploads the whole site, readable by everybody', async () => {
  const name = await publish(distFolder, 0);
  expect(readlinkSync(served)).toBe(`releases/${name}`);
  expect(filesOf(served)).toEqual(filesOf(distFolder));
  for (const file of filesOf(distFolder))
    expect(
      readFileSync(join(served, file)).equals(
        readFileSync(join(distFolder, file)),
      ),
      file,
    ).toBe(true);
  expect(statSync(join(served, 'index.html')).mode & 0o777).toBe(0o644);
  expect(statSync(join(served, 'devon')).mode & 0o777).toBe(0o755);
  expect(existsSync(join(served, 'index.html.gz'))).toBe(true);
});

test('the next release takes space only for new files, lacks the withdrawn page and can be rolled back', async () => {
  const first = readlinkSync(served);
  const name = await publish(changed, 1);
  expect(filesOf(served)).toEqual(filesOf(changed));
  const inode = (file: string) => statSync(join(folder, 'www', file)).ino;
  expect(inode('current/services.html')).toBe(inode(`${first}/services.html`));
  expect(inode('current/robots.txt')).not.toBe(inode(`${first}/robots.txt`));
  expect(await listReleases(target)).toBe(
    `${first.replace('releases/', '')}\n${name} (served)`,
  );
  expect(`releases/${await goBack(target)}`).toBe(first);
  expect(existsSync(join(served, 'guarantee.html'))).toBe(true);
});

test('a connection cut during the upload is reported in one line, keeps the served release, and the next try works', async () => {
  const before = readlinkSync(served);
  const work = problemsOf(publish(changed, 2));
  await vi.waitUntil(
    () =>
      readdirSync(join(folder, 'www/releases')).some((name) =>
        name.endsWith('.part'),
      ),
    { timeout: 600_000, interval: 5 },
  );
  sshd.cut();
  expect(await work).toEqual([
    { file: 'rsync', message: expect.stringMatching(/^\S.*\S$/) },
  ]);
  expect(readlinkSync(served)).toBe(before);
  const name = await publish(changed, 3);
  expect(readlinkSync(served)).toBe(`releases/${name}`);
  expect(filesOf(served)).toEqual(filesOf(changed));
});

test('a key that the server refuses is reported in one line, and no release changes', async () => {
  const before = [
    readlinkSync(served),
    ...readdirSync(join(folder, 'www/releases')),
  ];
  sshd.admit(false);
  expect(await problemsOf(publish(distFolder, 4))).toEqual([
    {
      file: 'ssh',
      message: expect.stringContaining('Permission denied (publickey)'),
    },
  ]);
  expect([
    readlinkSync(served),
    ...readdirSync(join(folder, 'www/releases')),
  ]).toEqual(before);
  sshd.admit(true);
});
