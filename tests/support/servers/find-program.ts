import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders that may hold a server's programs: PostgreSQL's own, newest first, then the PATH. */
const programFolders = () => [
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ...globSync('/opt/homebrew/opt/postgresql@*/bin').sort().reverse(),
  ...(process.env.PATH ?? '').split(delimiter),
];

/** Returns the path of an installed program; undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  programFolders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
