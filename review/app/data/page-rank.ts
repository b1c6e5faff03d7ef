/** Share of its rank that a page passes on; the rest is spread evenly. The usual figure. */
const DAMPING = 0.85;
const ROUNDS = 40;

/**
 * PageRank inside the site: how often somebody who follows links at random is on each page, the mean page being 1.
 * @param links for each page the pages that it links to, by index
 */
export function pageRank(links: readonly (readonly number[])[]): Float64Array {
  const count = links.length;
  let rank = new Float64Array(count).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(count);
    let lost = 0;
    links.forEach((targets, page) => {
      const own = rank[page] ?? 0;
      if (targets.length === 0) lost += own;
      for (const target of targets) next[target] = (next[target] ?? 0) + own / targets.length;
    });
    rank = next.map((gained) => 1 - DAMPING + DAMPING * (gained + lost / count));
  }
  return rank;
}
