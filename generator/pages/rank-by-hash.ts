import seedrandom from 'seedrandom';

/**
 * Orders candidates by a hash of `place` and their names, the highest first. A new candidate leaves
 * the others in order, so that only pages that show it change.
 * @param place the page's key and what is chosen for it, as in `leeds/tap-repair/local`
 */
export function rankByHash<Candidate>(
  place: string,
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string,
): Candidate[] {
  return candidates
    .map((candidate) => {
      const name = nameOf(candidate);
      const score = seedrandom(`${place}/${name}`).quick();
      return { candidate, name, score };
    })
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .map(({ candidate }) => candidate);
}
