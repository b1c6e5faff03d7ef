/** Texts with each word as a number, which is all that comparing them takes. */
export interface NumberedTexts {
  /** Words by their number; some may be in no text any more. */
  readonly vocabulary: readonly string[];
  /** The numbers of the words of all texts, one text after the other. */
  readonly words: Int32Array;
  readonly pages: readonly TextPage[];
}

/** A page with the length of its text. */
export interface TextPage {
  readonly path: string;
  /** Pages of one group (a service, the hubs) are held to the stricter bounds. */
  readonly group: string;
  /** Pages of one owner (a town) may share words that no other owner has. */
  readonly owner: string;
  /** How many. */
  readonly words: number;
  /** How many different shingles, where the page has been compared. */
  readonly shingles?: number;
}

/** The part of `list`, which has an item for each word of all texts, that belongs to each text. */
export function splitByPage<T extends Int32Array | Uint8Array>(list: T, pages: readonly TextPage[]): T[] {
  let start = 0;
  return pages.map(({ words }) => list.subarray(start, (start += words)) as T);
}

/** Texts one after the other. */
export function joinWords(texts: readonly Int32Array[]): Int32Array {
  const joined = new Int32Array(texts.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const text of texts) {
    joined.set(text, start);
    start += text.length;
  }
  return joined;
}
