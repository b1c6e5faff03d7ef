import { formatProblem, type Problem } from '../src/domain/problems.ts';
import type { Pair, SimilarityReport } from '../text/compare-pages.ts';
import { similarityBounds } from '../text/similarity.ts';

const MIN_WORDS = 450;
const MIN_OWN_WORDS = 120;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const describe = ({ a, b, similarity }: Pair) => `${a} and ${b} share ${percent(similarity)} of their five-word runs`;

/** What a reviewer would send back: near-copies, thin pages, pages that are not about their town. */
export function gateProblems({ groups, worst, pages }: SimilarityReport): Problem[] {
  const problems: Problem[] = [];
  for (const [group, { worst: pairs, mean }] of Object.entries(groups)) {
    const bound = group === 'hub' ? similarityBounds.anyPages : similarityBounds.sameService;
    for (const pair of pairs) {
      if (pair.similarity > bound)
        problems.push({ file: group, message: `${describe(pair)}; at most ${percent(bound)}` });
    }
    if (group !== 'hub' && mean > similarityBounds.sameServiceMean) {
      problems.push({
        file: group,
        message: `pages share ${percent(mean)} on average; at most ${percent(similarityBounds.sameServiceMean)}`,
      });
    }
  }
  for (const pair of worst) {
    if (pair.similarity > similarityBounds.anyPages) {
      problems.push({ file: 'site', message: `${describe(pair)}; at most ${percent(similarityBounds.anyPages)}` });
    }
  }
  for (const [path, { words, ownWords }] of Object.entries(pages)) {
    const isHub = path.split('/').length === 3;
    if (!isHub && words < MIN_WORDS)
      problems.push({ file: path, message: `has ${words} words; at least ${MIN_WORDS}` });
    if (ownWords < MIN_OWN_WORDS)
      problems.push({
        file: path,
        message: `has ${ownWords} words that no other town's page has; at least ${MIN_OWN_WORDS}`,
      });
  }
  return problems;
}

/** One line a service: mean and worst pair; for the terminal. */
export function similaritySummary({ groups, worst, pages }: SimilarityReport): string {
  const all = Object.values(pages);
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  return [
    'Five-word runs shared between pages (towns and postcodes masked):',
    ...Object.entries(groups).map(
      ([group, { worst: pairs, mean }]) =>
        `  ${group.padEnd(18)} mean ${percent(mean).padStart(5)}  ${pairs[0] ? `worst ${percent(pairs[0].similarity).padStart(5)}  ${pairs[0].a} ~ ${pairs[0].b}` : 'nothing shared'}`,
    ),
    worst[0] ? `  whole site: ${describe(worst[0])}` : '',
    `  fewest words ${least(all.map((page) => page.words))}, fewest of a town's own ${least(all.map((page) => page.ownWords))}`,
  ].join('\n');
}

export const formatGate = (problems: readonly Problem[]) => problems.map(formatProblem).join('\n');
