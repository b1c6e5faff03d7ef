import type { Town } from '../src/domain/towns.ts';
import { createSimilarityMeter } from './likeness/similarity.ts';
import { contentFilesOf, generateSite, generateTown } from './generate-site.ts';
import type { Inputs } from './inputs/inputs.ts';
import type { CachedTowns } from './cached-towns.ts';
import { readTown } from './read-town.ts';

interface GatherOptions {
  /** In the site's order. */
  readonly towns: readonly Town[];
  /** Slugs of those that are generated. */
  readonly wanted: ReadonlySet<string>;
  /** Loses each profile when its town is generated: of thousands they would be most of what is held while pages are compared. */
  readonly inputs: Inputs;
  /** The others; those that are not cached are read from `publicFolder`. */
  readonly cached?: readonly CachedTowns[];
  readonly publicFolder: string;
}

/**
 * Generates the towns that are wanted, and brings them together with the others for comparing.
 * @throws one InputError for all that is wrong
 */
export function gatherTowns({ towns, wanted, inputs, cached = [], publicFolder }: GatherOptions) {
  const meter = createSimilarityMeter(cached.map(({ texts }) => texts));
  const cachedSeo = Map.groupBy(
    cached.flatMap(({ seo }) => seo),
    ({ owner }) => owner,
  );
  const isCached = ({ slug }: Town) => !wanted.has(slug) && cachedSeo.has(slug);
  const { files, seo } = generateSite({
    towns,
    makeTown(town, problems) {
      if (wanted.has(town.slug)) return generateTown(town, inputs, problems);
      const known = cachedSeo.get(town.slug);
      return known ? { files: [], texts: [], seo: known } : readTown(town, publicFolder);
    },
    // Towns that nobody has described yet say the same of necessity: launch-check lists them until somebody has.
    onTexts(town, texts) {
      if (isCached(town)) meter.addCached(town.slug);
      else if (inputs.profiles.has(town.slug)) meter.add(texts);
      inputs.profiles.delete(town.slug);
    },
  });
  return {
    files,
    seo,
    meter,
    /** Content files that stay as they lie there, relative to `public/`. */
    unchanged: towns.filter(isCached).flatMap(contentFilesOf),
  };
}
