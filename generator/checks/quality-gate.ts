import { at } from '../../core/domain/assert-defined.ts';
import { services } from '../../core/domain/services.ts';
import type { Problem } from '../../core/domain/problems.ts';
import type { Pair, SimilarityReport } from '../likeness/similarity-report.ts';
import { similarityBounds, ownShareBound } from '../likeness/similarity.ts';

/** Bounds of the number of words in a page's generated text, from standfirst to last answer. */
const textBounds = {
  service: { least: 400, most: 600 },
  // Each service has a sentence on the hub.
  hub: {
    least: 160 + 20 * services.length,
    most: 480,
  },
} as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** How many of the sentences that two pages share are named. */
const NAMED_SENTENCES = 3;

const quoted = (sentences: readonly string[]) =>
  sentences.length === 0
    ? ''
    : `. Both say: ${sentences
        .slice(0, NAMED_SENTENCES)
        .map((sentence) => `“${sentence}”`)
        .join(' ')}`;

const describe = ({ a, b, similarity }: Pair) =>
  `${a} and ${b} share ${percent(similarity)} of their five-word runs`;

/** Reports pages that are too alike, too short or too long, or that have too little own text. */
export function gateProblems({
  groups,
  worst,
  pages,
  sharedSentences,
}: SimilarityReport): Problem[] {
  const { anyPages, sameService, sameServiceMean } = similarityBounds;
  const alike = (file: string, pairs: readonly Pair[], bound: number) =>
    pairs
      .filter(({ similarity }) => similarity > bound)
      .map((pair) => ({
        file,
        message: `${describe(pair)}; at most ${percent(bound)}${quoted(sharedSentences(pair))}`,
      }));
  const problems: Problem[] = [];
  for (const [group, { worst: pairs, mean }] of Object.entries(groups)) {
    const isHub = group === 'hub';
    problems.push(...alike(group, pairs, isHub ? anyPages : sameService));
    if (!isHub && mean > sameServiceMean)
      problems.push({
        file: group,
        message: `pages share ${percent(mean)} on average; at most ${percent(sameServiceMean)}: shorten what is on all of them, or add variants (templates/${group}/*/2.hbs)`,
      });
  }
  problems.push(...alike('site', worst, anyPages));
  for (const [file, { words, ownShare }] of Object.entries(pages)) {
    const { least, most } = isHubPath(file)
      ? textBounds.hub
      : textBounds.service;
    if (words < least || words > most)
      problems.push({
        file,
        message: `has ${words} words; from ${least} to ${most}`,
      });
    if (ownShare < ownShareBound)
      problems.push({
        file,
        message: `has ${percent(ownShare)} of its words in runs that no other town page has; at least ${percent(ownShareBound)}: write more of its own, or say "publish": false`,
      });
  }
  return problems;
}

const isHubPath = (path: string) => path.split('/').length === 3;

/** Formats a summary for the terminal: mean and most alike pages per service, then word counts. */
export function similaritySummary({
  groups,
  worst,
  pages,
}: SimilarityReport): string {
  const kinds = Map.groupBy(Object.entries(pages), ([path]) =>
    isHubPath(path) ? 'hubs' : 'service pages',
  );
  const lineOf = (group: string, [pair]: readonly Pair[], mean: number) => {
    const average = `mean ${percent(mean).padStart(5)}  `;
    const most = pair
      ? `worst ${percent(pair.similarity).padStart(5)}  ${pair.a} ~ ${pair.b}`
      : 'nothing shared';
    return `  ${group.padEnd(18)} ${average}${most}`;
  };
  return [
    'Five-word runs shared between pages (towns and postcodes masked):',
    ...Object.entries(groups).map(([group, { worst: pairs, mean }]) =>
      lineOf(group, pairs, mean),
    ),
    worst[0] ? `  whole site: ${describe(worst[0])}` : '',
    ...Array.from(kinds, ([kind, list]) => {
      const words = list.map(([, page]) => page.words);
      const shares = list.map(([, page]) => page.ownShare);
      return `  ${kind}: words ${spread(words, String)}; own share ${spread(shares, percent)}`;
    }),
  ].join('\n');
}

/** Formats the range and median of one or more values. */
function spread(
  values: readonly number[],
  show: (value: number) => string,
): string {
  const sorted = values.toSorted((one, other) => one - other);
  return `${show(at(sorted, 0))} to ${show(at(sorted, -1))}, median ${show(at(sorted, sorted.length >> 1))}`;
}
