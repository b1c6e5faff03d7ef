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
import { cacheFolder, root } from '../paths.ts';
import {
  billOfMaterials,
  billOfMaterialsFile,
  compressFiles,
} from './release-files.ts';

/** Where releases lie: a folder of this machine, or of one that ssh reaches. */
export interface ReleaseTarget {
  /** As ssh takes it; undefined for this machine. */
  readonly host: string | undefined;
  /** Absolute. */
  readonly folder: string;
}

/** Nothing in it means anything to a shell. */
const plainPath = /^\/[\w./-]*$/;
const plainHost = /^\w[\w.@-]*$/;

/** Parses `server:/var/www/site`, or a folder of this machine. @throws InputError */
export function parseReleaseTarget(text: string | undefined): ReleaseTarget {
  const problem = (message: string) =>
    new InputError([{ file: 'publish', message }]);
  if (!text)
    throw problem(
      'say where to: npm run publish -- server:/var/www/site, or a folder of this machine',
    );
  const [host, folder] = /^[^/:]+:/.test(text)
    ? text.split(/:(.*)/s)
    : [undefined, resolve(text)];
  if (host !== undefined && !plainHost.test(host))
    throw problem(`"${host}" is not a server's name, as in user@server`);
  if (!folder || !plainPath.test(folder) || folder.split('/').includes('..'))
    throw problem(
      `"${folder}" must be a whole path of letters, digits, dots and hyphens, as in /var/www/site`,
    );
  return { host, folder: folder.replace(/\/+$/, '') };
}

const script = join(root, 'deploy/release.sh');

interface PublishOptions {
  /** The built site. */
  readonly site: string;
  readonly target: ReleaseTarget;
  readonly now?: Date;
  /** Hears how many files are compressed, and of how many. */
  readonly onCompressed?: (done: number, total: number) => void;
}

/**
 * Puts a built site beside those published before, with compressed copies made from it alone and a bill of materials, and has it served in one step.
 * Resolves to the release's name. @throws InputError where there is no site, or the server refuses
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
  const compressed = compressFiles(site, copies, onCompressed);
  compressed.catch(() => undefined);
  await runRelease(target, 'prepare');
  const part = `${target.folder}/releases/.${name}.part/`;
  const destination =
    target.host === undefined ? part : `${target.host}:${part}`;
  // What is the same as in the release that is served now takes no room twice. Dates say nothing of a file that was built anew.
  const options = [
    '--recursive',
    '--times',
    '--checksum',
    '--chmod=D755,F644',
    `--link-dest=${target.folder}/current/`,
  ];
  await run('rsync', [
    ...options,
    '--exclude=*.gz',
    '--exclude=*.br',
    `${site}/`,
    destination,
  ]);
  await compressed;
  await run('rsync', [...options, `${copies}/`, destination]);
  return runRelease(target, 'publish', name);
}

/** Serves the release before the one that is served. Resolves to its name. @throws InputError where there is none */
export const goBack = (target: ReleaseTarget): Promise<string> =>
  runRelease(target, 'back');

/** The releases that can be gone back to, and which one is served. */
export const listReleases = (target: ReleaseTarget): Promise<string> =>
  runRelease(target, 'list');

/** Sorts by time, and names the build. */
function releaseName(site: string, now: Date): string {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const build =
    new RegExp(`<meta name="${buildMetaName}" content="([0-9a-f]+)"`).exec(
      html,
    )?.[1] ?? 'unknown';
  return `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${build}`;
}

/** Runs `deploy/release.sh` where the releases lie. */
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

/** Resolves to what the program printed. @throws InputError with its first complaint */
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
    const complaint = stderr.trim().split(/\r?\n/)[0] || `ended with ${code}`;
    throw new InputError([
      {
        file: program,
        message:
          code === 'ENOENT' ? 'is not installed on this machine' : complaint,
      },
    ]);
  }
}
