import { execFile, type ExecFileException } from 'node:child_process';
import {
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readText } from '../../core/disk/read-text.ts';
import { inputError } from '../../core/domain/problems.ts';
import { buildMetaName } from '../../core/domain/rendering.ts';
import { cacheFolder } from '../../core/disk/project-paths.ts';
import {
  billOfMaterials,
  billOfMaterialsFile,
  compressFiles,
} from './release-files.ts';

/** The folder that releases are stored in, on this machine or on one reached by ssh. */
export interface ReleaseTarget {
  /** The host in ssh's form, such as `user@server`; undefined for this machine. */
  readonly host: string | undefined;
  /** Absolute path without a trailing slash. */
  readonly folder: string;
}

/** Paths and names without characters that a shell interprets. */
const plainPath = /^\/[\w./-]*$/;
const plainHost = /^\w[\w.@-]*$/;

/** Parses a target: `server:/var/www/site`, or a folder of this machine. @throws InputError */
export function parseReleaseTarget(text: string | undefined): ReleaseTarget {
  const refused = (message: string) => inputError('publish', message);
  if (!text)
    throw refused(
      'say where to: npm run publish -- server:/var/www/site, or a folder of this machine',
    );
  const [, host, remoteFolder = ''] = /^([^/:]+):(.*)$/s.exec(text) ?? [];
  if (host !== undefined && !plainHost.test(host))
    throw refused(`"${host}" is not a server's name, as in user@server`);
  const folder = host === undefined ? resolve(text) : remoteFolder;
  const isPlain = plainPath.test(folder) && !folder.split('/').includes('..');
  if (!isPlain)
    throw refused(
      `"${folder}" must be a whole path of letters, digits, dots and hyphens, as in /var/www/site`,
    );
  return { host, folder: folder.replace(/\/+$/, '') };
}

const script = join(import.meta.dirname, 'release.sh');

interface PublishOptions {
  /** The built site. */
  readonly site: string;
  readonly target: ReleaseTarget;
  readonly now?: Date;
  /** Called after each file with the number of files compressed and their total. */
  readonly onCompressed?: (done: number, total: number) => void;
}

/**
 * Publishes a built site as a new release beside the earlier ones, with compressed copies and a
 * bill of materials, and switches to it in one step. Resolves to the release's name.
 * @throws InputError if a command fails on this machine or on the server
 */
export async function releaseSite({
  site,
  target,
  now = new Date(),
  onCompressed = () => undefined,
}: PublishOptions): Promise<string> {
  await run('rsync', ['--version']);
  const name = releaseName(site, now);
  mkdirSync(cacheFolder, { recursive: true });
  using copies = mkdtempDisposableSync(join(cacheFolder, 'compressed-'));
  writeFileSync(join(copies.path, billOfMaterialsFile), billOfMaterials());
  const compressed = compressFiles(site, copies.path, onCompressed);
  compressed.catch(() => undefined);
  await runRelease(target, 'prepare');
  try {
    await send(target, name, site, ['--exclude=*.gz', '--exclude=*.br']);
    await compressed;
    await send(target, name, copies.path);
    return await runRelease(target, 'publish', name);
  } catch (error) {
    // Discards the unfinished release. If the server cannot be reached, `prepare` removes it when a
    // release is made a day or more later.
    await runRelease(target, 'discard', name).catch(() => undefined);
    throw error;
  }
}

/**
 * Sends the files of a folder into an unfinished release. Files that equal those of the current
 * release are hard-linked. File modes are set here rather than by either account's umask, so that
 * the web server can read everything.
 */
async function send(
  { host, folder }: ReleaseTarget,
  name: string,
  from: string,
  options: readonly string[] = [],
): Promise<void> {
  const part = `${folder}/releases/.${name}.part/`;
  await run('rsync', [
    '--recursive',
    '--times',
    // Compares contents, since every build writes new modification times.
    '--checksum',
    '--perms',
    '--chmod=D755,F644',
    `--link-dest=${folder}/current/`,
    ...options,
    `${from}/`,
    host === undefined ? part : `${host}:${part}`,
  ]);
}

/**
 * Goes back to the release before the current one. Resolves to that release's name.
 * @throws InputError if there is none
 */
export const goBack = (target: ReleaseTarget): Promise<string> =>
  runRelease(target, 'back');

/** Resolves to the list of releases as text, with the current one marked. */
export const listReleases = (target: ReleaseTarget): Promise<string> =>
  runRelease(target, 'list');

/** Names a release after its time and its build, so that names sort by time. */
function releaseName(site: string, now: Date): string {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const start = `<meta name="${buildMetaName}" content="`;
  const [, build = 'unknown'] = RegExp(`${start}([0-9a-f]+)"`).exec(html) ?? [];
  const time = now.toISOString().replaceAll(/[-:.]/g, '');
  return `${time}-${build}`;
}

/** Runs `release.sh` on the machine that has the releases. */
function runRelease(
  { host, folder }: ReleaseTarget,
  ...words: readonly string[]
): Promise<string> {
  const args = ['-s', '--', folder, ...words];
  const input = readText(script);
  return host === undefined
    ? run('sh', args, input)
    : run('ssh', ['--', host, 'sh', ...args], input);
}

/**
 * Runs a program. Resolves to the program's output.
 * @throws InputError with the first line that the program wrote to standard error
 */
async function run(
  program: string,
  args: readonly string[],
  input = '',
): Promise<string> {
  const running = promisify(execFile)(program, args);
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout.trim();
  } catch (error) {
    const { code, stderr = '' } = error as ExecFileException;
    if (code === 'ENOENT')
      throw inputError(program, 'is not installed on this machine');
    const [line] = stderr.trim().split(/\r?\n/);
    throw inputError(program, line || `ended with ${code}`);
  }
}
