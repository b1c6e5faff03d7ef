import { hash } from 'node:crypto';
import { sentencesOf } from '../../src/domain/text/sentences.ts';

/** Shorter sentences are not counted when they are repeated. */
const NOTICED_WORDS = 12;

/** Pages that may say the same without a reason. */
export const MOST_PAGES = 24;

/** A sentence with the paths of the pages that say it. */
export interface RepeatedSentence {
  readonly sentence: string;
  readonly paths: readonly string[];
}

/**
 * Counts the pages that share a longer sentence. A sentence on few pages is kept as a hash, so that
 * memory need not hold all texts.
 */
export function createSentenceCounter() {
  const pathsByHash = new Map<string, string[]>();
  const repeated: RepeatedSentence[] = [];
  return {
    /** Adds a page's plain text, one line per block. */
    add(path: string, lines: readonly string[]): void {
      const long = lines
        .flatMap(sentencesOf)
        .filter((sentence) => sentence.split(/\s+/).length >= NOTICED_WORDS);
      for (const sentence of new Set(long)) {
        const key = hash('sha1', sentence, 'base64');
        const paths = pathsByHash.get(key);
        // A list that is made empty has room for seventeen, and most sentences are on one page.
        if (!paths) pathsByHash.set(key, [path]);
        else if (paths.push(path) === MOST_PAGES + 1)
          repeated.push({ sentence, paths });
      }
    },
    /** Sentences on more than 24 pages, those on most pages first. */
    repeated: (): RepeatedSentence[] =>
      repeated.sort(
        (a, b) =>
          b.paths.length - a.paths.length || (a.sentence < b.sentence ? -1 : 1),
      ),
  };
}
