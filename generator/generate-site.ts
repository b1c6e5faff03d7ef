import { isDeepStrictEqual } from 'node:util';
import { at, mapGet } from '../src/domain/assert-defined.ts';
import type { Problem } from '../src/domain/problems.ts';
import { towns } from '../src/domain/towns.ts';
import type { CachedTowns } from './cached-towns.ts';
import {
  contentFilesOf,
  generateTown,
  readTown,
  type GeneratedFile,
  type PageSeo,
} from './generate-town.ts';
import type { Inputs } from './inputs/inputs.ts';
import {
  createSimilarityMeter,
  type SimilarityMeter,
} from './likeness/similarity.ts';

interface SiteOptions {
  /** Slugs of the towns to generate. */
  readonly requested: ReadonlySet<string>;
  /**
   * What towns are generated from. Each profile is removed from memory once its town is
   * generated, since thousands would take most of the memory while pages are compared.
   */
  readonly inputs: Inputs;
  /** A town neither requested nor cached with the same pairs is read from `publicFolder`. */
  readonly cached: CachedTowns | undefined;
  readonly publicFolder: string;
  /**
   * Stores a text and returns a function that reads it: memory is too small for the texts of
   * thousands of towns.
   */
  readonly putAway: (text: string) => () => string;
}

export interface SiteOutput {
  readonly files: readonly GeneratedFile[];
  /** Content files to leave unchanged, relative to `public/`. */
  readonly unchanged: readonly string[];
  /** Title and description of every page, for search results. */
  readonly seo: readonly PageSeo[];
  /** Compares the texts of all towns that have a profile of their own. */
  readonly meter: SimilarityMeter;
  /** Problems that stop a build. */
  readonly problems: readonly Problem[];
}

/** Generates the requested towns, and gathers the texts of all towns for comparison. */
export function generateSite({
  requested,
  inputs,
  cached,
  publicFolder,
  putAway,
}: SiteOptions): SiteOutput {
  const meter = createSimilarityMeter(cached?.texts);
  const cachedSeo = Map.groupBy(cached?.seo ?? [], ({ owner }) => owner);
  const problems: Problem[] = [];
  const store = ({ path, text }: GeneratedFile): GeneratedFile => {
    const fetch = putAway(text);
    return {
      path,
      get text() {
        return fetch();
      },
    };
  };
  const outputs = towns.map((town) => {
    const { slug } = town;
    const isRequested = requested.has(slug);
    const pairs = mapGet(inputs.pairs, slug);
    const hasSamePairs = isDeepStrictEqual(pairs, cached?.pairs.get(slug));
    if (hasSamePairs && !isRequested) {
      meter.addCached(slug);
      return {
        files: [],
        seo: cachedSeo.get(slug) ?? [],
        unchanged: contentFilesOf(town),
      };
    }
    const { files, texts, seo } = isRequested
      ? generateTown(town, inputs, problems)
      : readTown(town, pairs, publicFolder);
    // Towns without a profile of their own all have the same text, so they are not compared.
    // launch-check lists them.
    if (mapGet(inputs.fittings, slug).isDescribed) meter.add(texts);
    inputs.profiles.delete(slug);
    return {
      files: files.map(store),
      seo,
      unchanged: [],
    };
  });
  const seo = outputs.flatMap((output) => output.seo);
  return {
    files: outputs.flatMap(({ files }) => files),
    unchanged: outputs.flatMap(({ unchanged }) => unchanged),
    seo,
    meter,
    problems: mergeRepeats([...problems, ...repeatedSeo(seo)]),
  };
}

function repeatedSeo(seo: readonly PageSeo[]): Problem[] {
  const problems: Problem[] = [];
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const { path: file, [field]: text } of seo) {
      const other = first.get(text);
      if (other)
        problems.push({
          file,
          field: `seo.${field}`,
          message: `is the same as on ${other}`,
        });
      else first.set(text, file);
    }
  }
  return problems;
}

/**
 * Merges problems of one file and field into the first, since a problem in a template recurs on
 * every page that uses it.
 */
function mergeRepeats(problems: readonly Problem[]): Problem[] {
  const byPlace = Map.groupBy(
    problems,
    ({ file, field = '' }) => `${file}\n${field}`,
  );
  return Array.from(byPlace.values(), (same) => {
    const first = at(same, 0);
    const more = same.length - 1;
    if (more === 0) return first;
    return { ...first, message: `${first.message} (and ${more} more times)` };
  });
}
