import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** Paths of a folder's masters, by their names without extensions. Its notes end in .md. */
export const mastersIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => !file.endsWith('.md'))
      .map((file) => [parse(file).name, join(folder, file)]),
  );
