/*
 * Loaded before every script. It is plain JavaScript, so that an old Node prints a message instead
 * of a syntax error.
 */
import module from 'node:module';
import { join, sep } from 'node:path';

const NEEDED = 24;
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  const remedy =
    'On Linux with glibc and on Windows x64 npm ci installs it for npm scripts: run npm ci, then start this with ' +
    'npm, as in npm run build. Elsewhere install it from nodejs.org, or with a version manager that reads .node-version.';
  console.error(
    `Node ${NEEDED} or newer runs this project; this is ${process.versions.node}. ${remedy}`,
  );
  process.exit(1);
}

// Bundler, type checker and search patterns read these characters of a path as something else.
const root = join(import.meta.dirname, '..');
const odd = /[#?*!]/.exec(root) ?? (sep === '/' ? /\\/.exec(root) : null);
if (odd) {
  console.error(
    `${root}: this project cannot run in a folder with "${odd[0]}" in its path: rename that folder`,
  );
  process.exit(1);
}

// A pack of an earlier version fails at import, before any code of the command runs.
process.once('uncaughtException', async (error) => {
  const { missingFromPack } = await import('./shared/missing-from-pack.ts');
  console.error(missingFromPack(error)?.message ?? error);
  process.exit(1);
});
// A child process of a build exits when the build does.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
process.env.TZ = 'UTC';
// The bundler's allocator requests memory pages of 2 MB and uses little of each. Clearing them
// takes a fifth of a build's processor time.
process.env.MIMALLOC_ALLOW_THP ??= '0';
// Caches the compiled code of every module, so that a command starts in two thirds of the time.
module.enableCompileCache(join(root, '.cache/compiled'));
