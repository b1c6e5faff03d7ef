import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What every starter pack is made from; `%{name}` in a file is a mark that a value takes the place of. */
export const starterFolder = join(import.meta.dirname, 'files');

export const filesBelow = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Puts values in the place of the marks. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/%\{([\w:]+)\}/g, (mark, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the starter's ${mark} has no value`);
    return value;
  });
}
