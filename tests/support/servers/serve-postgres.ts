import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findProgram } from './find-program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the server's socket. */
    postgresSocket: string;
  }
}

/**
 * Returns the account to run PostgreSQL as: the current one, or the package's own if root runs the
 * tests. PostgreSQL refuses to run as root.
 */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Starts a PostgreSQL server in a temporary folder, reached only by its socket, and ends it after
 * the tests.
 */
export default function servePostgres(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const identity = account();
  if (identity.uid !== undefined)
    chownSync(folder, identity.uid, identity.gid!);
  const run = (program: string, args: readonly string[]) => {
    const path = findProgram(program);
    if (path === undefined)
      throw new Error(
        `${program} is not installed: apt-get install postgresql, or brew install postgresql`,
      );
    const { status, stderr } = spawnSync(path, args, {
      ...identity,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const data = join(folder, 'data');
  run('initdb', [
    '--pgdata',
    data,
    '--auth',
    'trust',
    '--username',
    'postgres',
    '--no-sync',
    '--encoding',
    'UTF8',
  ]);
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  run('pg_ctl', [
    'start',
    '--wait',
    '--pgdata',
    data,
    '--log',
    join(folder, 'log'),
    '--options',
    options,
  ]);
  project.provide('postgresSocket', folder);
  return () => {
    run('pg_ctl', ['stop', '--pgdata', data, '--mode', 'immediate']);
    rmSync(folder, { recursive: true, force: true });
  };
}
