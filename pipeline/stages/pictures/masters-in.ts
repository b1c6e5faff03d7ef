import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** Paths of a folder's source images, by name without extension. The folder's notes end in .md. */
export const mastersIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => !file.endsWith('.md'))
      .map((file) => [parse(file).name, join(folder, file)]),
  );
