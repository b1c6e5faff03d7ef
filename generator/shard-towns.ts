import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { throwProblems, type Problem } from '../src/domain/problems.ts';
import { towns } from '../src/domain/towns.ts';
import {
  genericProfileFile,
  profilesFolder,
  seoOverridesFile,
  templatesFolder,
  type Inputs,
} from './inputs/inputs.ts';
import { generateSite, type SiteOutput } from './generate-site.ts';
import { readCachedTowns, writeCachedTowns } from './cached-towns.ts';
import { compareFiles, writeSite } from './write-site.ts';

interface PartOptions {
  readonly root: string;
  readonly inputs: Inputs;
  readonly publicFolder: string;
  /** A shard has every `count`th town from the `index`th on, counted from 1. */
  readonly part: { readonly index: number; readonly count: number };
  /** Folder of the files that shards leave for merging. */
  readonly shards: string;
}

const partFile = (shards: string, { index, count }: PartOptions['part']) =>
  join(shards, `towns-${index}-of-${count}.bin`);

/**
 * Generates a shard's towns, and writes their content and the data for comparing them with others.
 * @returns the number of content files
 * @throws one InputError with all problems
 */
export function generatePart({
  root,
  inputs,
  publicFolder,
  part,
  shards,
}: PartOptions): number {
  const own = towns.filter(
    (_, position) => position % part.count === part.index - 1,
  );
  const { files, seo, meter, problems } = generateSite({
    towns: own,
    requested: new Set(own.map(({ slug }) => slug)),
    inputs,
    publicFolder,
  });
  throwProblems(problems);
  // Only this shard's files are compared: the folder may hold content of other shards.
  writeSite(publicFolder, files, compareFiles(publicFolder, files));
  writeCachedTowns(partFile(shards, part), keyOf(root), {
    texts: meter.texts(),
    seo,
    pairs: inputs.pairs,
  });
  return files.length;
}

interface MergeOptions extends Omit<PartOptions, 'part'> {
  readonly count: number;
}

/**
 * Merges all shards, to be compared as one site, without generating anything.
 * @throws InputError with a problem for each shard that is missing, damaged or made from other
 * inputs, and for each missing content file
 */
export function gatherParts({
  root,
  inputs,
  publicFolder,
  count,
  shards,
}: MergeOptions): SiteOutput {
  const key = keyOf(root);
  const problems: Problem[] = [];
  const cached = Array.from({ length: count }, (_, position) => {
    const index = position + 1;
    const file = partFile(shards, { index, count });
    const part = readCachedTowns(file, key);
    if (!part)
      problems.push({
        file: `towns ${index} of ${count}`,
        message: `are missing, damaged or made from other profiles or templates: run npm run generate -- --shard ${index}/${count}`,
      });
    return part ?? [];
  }).flat();
  throwProblems(problems);
  const gathered = generateSite({
    towns,
    requested: new Set(),
    inputs,
    cached,
    publicFolder,
  });
  const missing = gathered.unchanged.filter(
    (file) => !existsSync(join(publicFolder, file)),
  );
  throwProblems(
    missing.map((file) => ({
      file: `public/${file}`,
      message: 'is missing: bring the content of its part',
    })),
  );
  return gathered;
}

/** Hashes all inputs of the content except the code, since one commit makes all shards. */
function keyOf(root: string): string {
  const hash = createHash('sha256');
  const patterns = [
    `${templatesFolder}/**/*.hbs`,
    `${profilesFolder}/*.json`,
    genericProfileFile,
    seoOverridesFile,
  ];
  for (const name of globSync(patterns, { cwd: root }).sort())
    hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex');
}
