import { at, mapGet } from '../core/domain/assert-defined.ts';
import type { Problem } from '../core/domain/problems.ts';
import { towns } from '../core/domain/towns.ts';
import {
  generateTown,
  readTown,
  type GeneratedFile,
  type PageSeo,
} from './generate-town.ts';
import type { Inputs } from './inputs/inputs.ts';
import type { PageText } from './likeness/similarity.ts';

interface SiteOptions {
  /** Slugs of the towns to generate. */
  readonly requested: ReadonlySet<string>;
  /** What towns are generated from. */
  readonly inputs: Inputs;
  /** The pages of a town that is not requested are read from here, all but their pairs. */
  readonly publicFolder: string;
}

export interface SiteOutput {
  readonly files: readonly GeneratedFile[];
  /** The texts to compare: those of all towns that have a profile of their own. */
  readonly texts: readonly PageText[];
  /** Problems that stop a build. */
  readonly problems: readonly Problem[];
}

/** Generates the requested towns, and reads the others. */
export function generateSite({
  requested,
  inputs,
  publicFolder,
}: SiteOptions): SiteOutput {
  const problems: Problem[] = [];
  const outputs = towns.map((town) => {
    const { slug } = town;
    return requested.has(slug)
      ? generateTown(town, inputs, problems)
      : readTown(town, mapGet(inputs.pairs, slug), publicFolder);
  });
  // Towns without a profile of their own all have the same text, so they are not compared.
  // launch-check lists them.
  const compared = outputs.filter((_, index) =>
    inputs.profiles.has(at(towns, index).slug),
  );
  return {
    files: outputs.flatMap(({ files }) => files),
    texts: compared.flatMap(({ texts }) => texts),
    problems: mergeRepeats([
      ...problems,
      ...repeatedSeo(outputs.flatMap(({ seo }) => seo)),
    ]),
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
