import { sentencesOf } from '../../src/domain/words/sentences.ts';

/** Words from which on a sentence is noticed when it returns. */
const NOTICED_WORDS = 12;

/** Pages that may say the same without a reason. */
export const MOST_PAGES = 24;

/** A sentence with the paths of the pages that say it. */
export interface RepeatedSentence {
  readonly sentence: string;
  readonly paths: readonly string[];
}

/** The longer sentences that stand on more than 24 pages, those on most pages first. Texts are plain, a block a line. */
export function repeatedSentences(
  pages: readonly { readonly path: string; readonly lines: readonly string[] }[],
): RepeatedSentence[] {
  const paths = new Map<string, Set<string>>();
  for (const { path, lines } of pages)
    for (const line of lines)
      for (const sentence of sentencesOf(line)) {
        if (sentence.split(/\s+/).length < NOTICED_WORDS) continue;
        paths.set(sentence, (paths.get(sentence) ?? new Set()).add(path));
      }
  return [...paths]
    .filter(([, on]) => on.size > MOST_PAGES)
    .map(([sentence, on]) => ({ sentence, paths: [...on] }))
    .sort((a, b) => b.paths.length - a.paths.length || (a.sentence < b.sentence ? -1 : 1));
}
