import { resolve } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';

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
  const problem = (message: string) => new InputError([{ file: 'publish', message }]);
  if (!text) throw problem('say where to: npm run publish -- server:/var/www/site, or a folder of this machine');
  const [host, folder] = /^[^/:]+:/.test(text) ? text.split(/:(.*)/s) : [undefined, resolve(text)];
  if (host !== undefined && !plainHost.test(host)) throw problem(`"${host}" is not a server's name, as in user@server`);
  if (!folder || !plainPath.test(folder) || folder.split('/').includes('..'))
    throw problem(`"${folder}" must be a whole path of letters, digits, dots and hyphens, as in /var/www/site`);
  return { host, folder: folder.replace(/\/+$/, '') };
}
