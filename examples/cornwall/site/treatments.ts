/**
 * Ways of treating one surface, where the trade has two: a profile names the one of its town, and
 * templates ask for it by a flag of that name. To each the words that it rules out on a page,
 * unless the sentence says that it is not done.
 *
 * `treat-first`: growth on a patio is treated and left to die back before it is washed.
 * `wash-only`: it is brushed and washed, and nothing is put on it.
 */
export const treatments: Readonly<Record<string, readonly RegExp[]>> = {
  'treat-first': [/\bwater alone\b/i, /\bplain water\b/i],
  'wash-only': [
    /\b(?:die|dies|dying) back\b/i,
    /\btreat\w* the (?:growth|moss|algae)\b/i,
  ],
};
