import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './listen.ts';

const sshd = '/usr/sbin/sshd';
/** Where a server that is started by root keeps an empty folder of its own. */
const emptyFolder = '/run/sshd';
const WAIT_MS = 100;
const MAX_WAITS = 50;

interface RunningSshd {
  /** The server's name, as an owner's ~/.ssh/config would have it. */
  readonly host: string;
  /** Goes before the path, so that `ssh` has this server's port and key: what an owner has in ~/.ssh/config. */
  readonly path: string;
  /** Cuts every connection there is. */
  readonly cut: () => void;
  /** Takes the visitor's key away, or gives it back. */
  readonly admit: (isAdmitted: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a real sshd for this account, on a free port of this machine, with keys of its own. @throws Error where there is none. */
export async function startSshd(): Promise<RunningSshd> {
  if (!existsSync(sshd) || spawnSync('rsync', ['--version']).error)
    throw new Error('These tests need sshd and rsync: apt-get install -y openssh-server rsync, then npm run test:ssh');
  if (process.getuid?.() === 0) mkdirSync(emptyFolder, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(join(tmpdir(), 'site-sshd-'));
  const pathOf = (name: string) => join(folder, name);
  for (const key of ['host-key', 'owner-key'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', pathOf(key)]);
  const port = await freePort();
  const admit = (isAdmitted: boolean) =>
    isAdmitted ? copyFileSync(pathOf('owner-key.pub'), pathOf('admitted')) : writeFileSync(pathOf('admitted'), '');
  admit(true);
  writeFileSync(
    pathOf('sshd_config'),
    `ListenAddress 127.0.0.1:${port}
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
  const host = 'server';
  const [type, hostKey] = readFileSync(pathOf('host-key.pub'), 'utf8').split(' ');
  writeFileSync(pathOf('known_hosts'), `[127.0.0.1]:${port} ${type} ${hostKey}\n`);
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
  const client = execFileSync('sh', ['-c', 'command -v ssh'], { encoding: 'utf8' }).trim();
  mkdirSync(pathOf('bin'));
  writeFileSync(pathOf('bin/ssh'), `#!/bin/sh\nexec ${client} -F ${pathOf('ssh_config')} "$@"\n`);
  chmodSync(pathOf('bin/ssh'), 0o755);

  const server: ChildProcess = spawn(sshd, ['-D', '-e', '-f', pathOf('sshd_config')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (let waits = 0; !(await answers(port)); waits += 1) {
    if (waits === MAX_WAITS || server.exitCode !== null) throw new Error(`sshd did not start: ${said}`);
    await sleep(WAIT_MS);
  }
  return {
    host,
    path: `${pathOf('bin')}${delimiter}${process.env.PATH}`,
    // Each connection is a process below the server's.
    cut: () => void spawnSync('pkill', ['-KILL', '-P', String(server.pid)]),
    admit,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
