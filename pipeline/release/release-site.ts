import { execFile, type ExecFileException } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readText } from '../../pack/read-text.ts';
import { InputError } from '../../src/domain/problems.ts';
import { buildMetaName } from '../../src/domain/rendering.ts';
import { cacheFolder } from '../paths.ts';
import {
  billOfMaterials,
  billOfMaterialsFile,
  compressFiles,
} from './release-files.ts';

/** Where releases lie: a folder of this machine, or of one that ssh reaches. */
export interface ReleaseTarget {
  /** As ssh takes it, `user@server`; undefined for this machine. */
  readonly host: string | undefined;
  /** Absolute, without a slash at its end. */
  readonly folder: string;
}

/** Paths and names in which nothing means anything to a shell. */
const plainPath = /^\/[\w./-]*$/;
const plainHost = /^\w[\w.@-]*$/;

/** Parses `server:/var/www/site`, or a folder of this machine. @throws InputError */
export function parseReleaseTarget(text: string | undefined): ReleaseTarget {
  if (!text)
    throw targetError(
      'say where to: npm run publish -- server:/var/www/site, or a folder of this machine',
    );
  const [, host, remoteFolder = ''] = /^([^/:]+):(.*)$/s.exec(text) ?? [];
  if (host !== undefined && !plainHost.test(host))
    throw targetError(`"${host}" is not a server's name, as in user@server`);
  const folder = host === undefined ? resolve(text) : remoteFolder;
  if (!plainPath.test(folder) || folder.split('/').includes('..'))
    throw targetError(
      `"${folder}" must be a whole path of letters, digits, dots and hyphens, as in /var/www/site`,
    );
  return { host, folder: folder.replace(/\/+$/, '') };
}

const targetError = (message: string) =>
  new InputError([{ file: 'publish', message }]);

const script = join(import.meta.dirname, 'release.sh');

interface PublishOptions {
  /** The built site. */
  readonly site: string;
  readonly target: ReleaseTarget;
  readonly now?: Date;
  /** Called with how many files are compressed, and of how many. */
  readonly onCompressed?: (done: number, total: number) => void;
}

/**
 * Publishes a built site as a new release beside the earlier ones, with compressed copies and a
 * bill of materials, and switches to it in one step. Resolves to the release's name.
 * @throws InputError where there is no built site, or the server refuses
 */
export async function releaseSite({
  site,
  target,
  now = new Date(),
  onCompressed = () => undefined,
}: PublishOptions): Promise<string> {
  if (!existsSync(join(site, '404.html')))
    throw new InputError([
      { file: 'dist', message: 'holds no built site: run npm run build first' },
    ]);
  await run('rsync', ['--version']);
  const name = releaseName(site, now);
  const copies = join(cacheFolder, 'compressed');
  rmSync(copies, { recursive: true, force: true });
  mkdirSync(copies, { recursive: true });
  writeFileSync(join(copies, billOfMaterialsFile), billOfMaterials());
  const compressing = compressFiles(site, copies, onCompressed);
  // Awaited below, unless the server refuses first.
  compressing.catch(() => undefined);

  const { host, folder } = target;
  await runRelease(target, 'prepare');
  const part = `${folder}/releases/.${name}.part/`;
  const destination = host === undefined ? part : `${host}:${part}`;
  const options = [
    '--recursive',
    '--times',
    // Every build writes new dates.
    '--checksum',
    '--chmod=D755,F644',
    // Files that the present release has too take no room twice.
    `--link-dest=${folder}/current/`,
  ];
  const uncompressed = ['--exclude=*.gz', '--exclude=*.br'];
  await run('rsync', [...options, ...uncompressed, `${site}/`, destination]);
  await compressing;
  await run('rsync', [...options, `${copies}/`, destination]);
  return runRelease(target, 'publish', name);
}

/**
 * Goes back to the release before the present one. Resolves to its name.
 * @throws InputError where there is none
 */
export const goBack = (target: ReleaseTarget): Promise<string> =>
  runRelease(target, 'back');

/** Resolves to a list of releases, with the present one marked. */
export const listReleases = (target: ReleaseTarget): Promise<string> =>
  runRelease(target, 'list');

/** Names a release by its time and its build, so that names sort by time. */
function releaseName(site: string, now: Date): string {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const mark = new RegExp(
    `<meta name="${buildMetaName}" content="([0-9a-f]+)"`,
  );
  const [, build = 'unknown'] = mark.exec(html) ?? [];
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${time}-${build}`;
}

/** Runs `release.sh` where the releases lie. */
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
 * Runs a program. Resolves to what it printed.
 * @throws InputError with the first line of its errors
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
    const { code, stderr } = error as ExecFileException & {
      readonly stderr: string;
    };
    const [line] = stderr.trim().split(/\r?\n/);
    const message =
      code === 'ENOENT'
        ? 'is not installed on this machine'
        : line || `ended with ${code}`;
    throw new InputError([{ file: program, message }]);
  }
}
