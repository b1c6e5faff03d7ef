import {
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

/**
 * Kinds of damage to a generated file. An empty file can only be deleted, extended or replaced by a
 * folder.
 */
export const damages = {
  deleted: (file: string) => rmSync(file, { recursive: true, force: true }),
  emptied: (file: string) => writeFileSync(file, ''),
  'cut in half': (file: string) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)));
  },
  'changed in one byte': (file: string) => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    const { atimeMs, mtimeMs } = statSync(file);
    writeFileSync(
      file,
      bytes.length === 0 ? 'x' : bytes.with(middle, (bytes[middle] ?? 0) ^ 1),
    );
    // Keeps the file's times, as restoring a copy would.
    utimesSync(file, atimeMs / 1000, mtimeMs / 1000);
  },
  'replaced by a folder': (file: string) => {
    rmSync(file, { recursive: true, force: true });
    mkdirSync(file);
  },
} as const;

export type Damage = keyof typeof damages;

export const damageNames = Object.keys(damages) as readonly Damage[];
