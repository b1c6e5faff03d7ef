import type { Town } from '../src/domain/towns.ts';
import { createSimilarityMeter } from './likeness/similarity.ts';
import { contentFilesOf, generateSite, generateTown } from './generate-site.ts';
import type { Inputs } from './inputs.ts';
import type { KnownTowns } from './known-towns.ts';
import { readTown } from './read-town.ts';

interface GatherOptions {
  /** In the site's order. */
  readonly towns: readonly Town[];
  /** Slugs of those that are generated. */
  readonly wanted: ReadonlySet<string>;
  /** Loses each profile when its town is generated: of thousands they would be most of what is held while pages are compared. */
  readonly inputs: Inputs;
  /** What is known of the others; those that nothing is known of are read from `publicFolder`. */
  readonly known?: readonly KnownTowns[];
  readonly publicFolder: string;
}

/**
 * Generates the towns that are wanted, and brings them together with the others for comparing.
 * @throws one InputError for all that is wrong
 */
export function gatherTowns({ towns, wanted, inputs, known = [], publicFolder }: GatherOptions) {
  const meter = createSimilarityMeter(known.map(({ texts }) => texts));
  const knownSeo = Map.groupBy(
    known.flatMap(({ seo }) => seo),
    ({ owner }) => owner,
  );
  const isKept = ({ slug }: Town) => !wanted.has(slug) && knownSeo.has(slug);
  const { files, seo } = generateSite({
    towns,
    makeTown(town, problems) {
      if (wanted.has(town.slug)) return generateTown(town, inputs, problems);
      const kept = knownSeo.get(town.slug);
      return kept ? { files: [], texts: [], seo: kept } : readTown(town, publicFolder);
    },
    // Towns that nobody has described yet say the same of necessity: launch-check lists them until somebody has.
    onTexts(town, texts) {
      if (isKept(town)) meter.addKnown(town.slug);
      else if (inputs.profiles.has(town.slug)) meter.add(texts);
      inputs.profiles.delete(town.slug);
    },
  });
  return {
    files,
    seo,
    meter,
    /** Content files that are kept as they lie there, relative to `public/`. */
    kept: towns.filter(isKept).flatMap(contentFilesOf),
  };
}
