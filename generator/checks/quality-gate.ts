import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { services } from '../../src/domain/services.ts';
import type { Problem } from '../../src/domain/problems.ts';
import type {
  PageMeasure,
  Pair,
  SimilarityReport,
} from '../likeness/similarity-report.ts';
import { similarityBounds, ownShareBound } from '../likeness/similarity.ts';

/** Words of a page's generated text, its lead and all answers counted. */
const textBounds = {
  service: { least: 400, most: 600 },
  // Each service has a sentence on the hub.
  hub: { least: 160 + 20 * services.length, most: 480 },
} as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const describe = ({ a, b, similarity }: Pair) =>
  `${a} and ${b} share ${percent(similarity)} of their five-word runs`;

/**
 * What a reviewer would send back: near-copies, thin pages, pages that are not about their town.
 */
export function gateProblems({
  groups,
  worst,
  pages,
}: SimilarityReport): Problem[] {
  const problems: Problem[] = [];
  for (const [group, { worst: pairs, mean }] of Object.entries(groups)) {
    const bound =
      group === 'hub'
        ? similarityBounds.anyPages
        : similarityBounds.sameService;
    for (const pair of pairs) {
      if (pair.similarity > bound)
        problems.push({
          file: group,
          message: `${describe(pair)}; at most ${percent(bound)}`,
        });
    }
    if (
      group !== 'hub' &&
      mean !== undefined &&
      mean > similarityBounds.sameServiceMean
    ) {
      problems.push({
        file: group,
        message: `pages share ${percent(mean)} on average; at most ${percent(similarityBounds.sameServiceMean)}: shorten what stands on all of them, or add variants (templates/${group}/*/2.hbs)`,
      });
    }
  }
  for (const pair of worst) {
    if (pair.similarity > similarityBounds.anyPages) {
      problems.push({
        file: 'site',
        message: `${describe(pair)}; at most ${percent(similarityBounds.anyPages)}`,
      });
    }
  }
  for (const [path, { words, ownShare }] of Object.entries(pages)) {
    const { least, most } =
      path.split('/').length === 3 ? textBounds.hub : textBounds.service;
    if (words < least || words > most)
      problems.push({
        file: path,
        message: `has ${words} words; from ${least} to ${most}`,
      });
    if (ownShare < ownShareBound)
      problems.push({
        file: path,
        message: `has ${percent(ownShare)} of its words in runs that no other page has; at least ${percent(ownShareBound)}: write more of its own, or say "publish": false`,
      });
  }
  return problems;
}

/** One line per service with its mean and worst pair, for the terminal. */
export function similaritySummary({
  groups,
  worst,
  pages,
}: SimilarityReport): string {
  /** Of one page or more. */
  const spread = (
    paths: readonly string[],
    field: keyof PageMeasure,
    show: (value: number) => string,
  ) => {
    const values = paths
      .map((path) => assertDefined(pages[path], path)[field])
      .sort((a, b) => a - b);
    return `${show(at(values, 0))} to ${show(at(values, -1))}, median ${show(at(values, values.length >> 1))}`;
  };
  const kinds = Object.groupBy(Object.keys(pages), (path) =>
    path.split('/').length === 3 ? 'hubs' : 'service pages',
  );
  return [
    'Five-word runs shared between pages (towns and postcodes masked):',
    ...Object.entries(groups).map(
      ([group, { worst: pairs, mean }]) =>
        `  ${group.padEnd(18)} ${mean === undefined ? '' : `mean ${percent(mean).padStart(5)}  `}${pairs[0] ? `worst ${percent(pairs[0].similarity).padStart(5)}  ${pairs[0].a} ~ ${pairs[0].b}` : 'nothing shared'}`,
    ),
    worst[0] ? `  whole site: ${describe(worst[0])}` : '',
    ...Object.entries(kinds).map(
      ([kind, paths]) =>
        `  ${kind}: words ${spread(paths, 'words', String)}; own share ${spread(paths, 'ownShare', percent)}`,
    ),
  ].join('\n');
}
