import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './listen.ts';

const WAIT_MS = 100;

interface ServerProgram {
  /** The program, and the command that installs it. */
  readonly program: string;
  readonly install: string;
  /** Writes the configuration into `folder`. @returns the arguments to start with */
  readonly configure: (folder: string, port: number) => readonly string[];
}

/**
 * Starts a real server on a free port of this machine, with a folder of its own.
 * @throws Error if it is not installed, or ends before it answers
 */
export async function runServer({
  program,
  install,
  configure,
}: ServerProgram) {
  if (spawnSync(program, ['-v']).error)
    throw new Error(`These tests need ${program}: ${install}`);
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  // A server drops its privileges and reads the folder as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = spawn(program, configure(folder, port), {
    stdio: 'inherit',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
  });
  const ended = once(server, 'exit');
  while (!(await answers(port))) {
    if (server.exitCode !== null)
      throw new Error(`${program} did not start: its complaint is above`);
    await sleep(WAIT_MS);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    server,
    async stop() {
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
