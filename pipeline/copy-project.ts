import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, dirname } from 'node:path';
import { packParts } from '../pack/pack-folder.ts';
import { InputError } from '../src/domain/problems.ts';
import {
  embeddedPostsFile,
  manifestFile,
  wordsFile,
} from '../snapshots/committed-files.ts';
import { contentFolder, nameOf, root } from './paths.ts';
import { tmpdir } from 'node:os';

/** Committed products of the present pack: the copy makes its own. */
const products = [
  contentFolder,
  manifestFile,
  wordsFile,
  embeddedPostsFile,
].map(nameOf);

/**
 * A copy of the project in a temporary folder with the pack of `folder` in the place of ours.
 * @throws InputError where the folder is no pack.
 */
export function copyWithPack(folder: string): string {
  const missing = packParts.filter((name) => !existsSync(join(folder, name)));
  const message = 'is missing: a pack has site/ and templates/';
  if (missing.length > 0)
    throw new InputError(
      missing.map((field) => ({ file: folder, field, message })),
    );
  const copy = copyProject({
    without: [...packParts, ...products],
  });
  for (const name of packParts)
    cpSync(join(folder, name), join(copy, name), { recursive: true });
  return copy;
}

/** What is made, and git. */
const made =
  /^(?:\.git|\.cache|\.leads|\.build\.lock.*|node_modules|coverage|dist(?:\..*)?)$/;

/** What takes long to make and is the same in every copy: packages, browser, and pictures, whose names hold a hash of what they are made from. */
const shared = ['node_modules', '.cache/chromium', '.cache/pictures'] as const;

export type SharedFolder = (typeof shared)[number];

interface CopyOptions {
  /** The project that is copied: this one by default. */
  readonly from?: string;
  /** Files and folders that a copy need not have. */
  readonly without?: readonly string[];
  /** What else it has, of what is made. */
  readonly also?: readonly string[];
  /** What the copy has to itself, to break it, of what copies share. */
  readonly own?: readonly SharedFolder[];
}

/** Copies the project into a new temporary folder. Returns its path. */
export function copyProject({
  from = root,
  without = [],
  also = [],
  own = [],
}: CopyOptions = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  const sources = readdirSync(from).filter(
    (name) => !made.test(name) && !without.includes(name),
  );
  for (const name of [
    ...sources,
    ...[...also, ...own].filter((path) => existsSync(join(from, path))),
  ])
    cpSync(realpathSync(join(from, name)), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  for (const name of shared.filter((path) => !own.includes(path))) {
    mkdirSync(join(from, name), { recursive: true });
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    symlinkSync(realpathSync(join(from, name)), join(copy, name));
  }
  for (const name of without)
    rmSync(join(copy, name), { recursive: true, force: true });
  return copy;
}
