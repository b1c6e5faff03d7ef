/** Texts with a number in place of each word, which is enough for comparing them. */
export interface NumberedTexts {
  /** Words by their numbers. Some may be in none of the texts. */
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
  /** Slug of the town. An owner's pages are generated and cached together. */
  readonly owner: string;
  /** Number of words. */
  readonly words: number;
  /** Number of different shingles (runs of five words), if the page has been compared. */
  readonly shingles?: number;
}

/** Splits a list with one item for each word of all texts into one part per page. */
export function splitByPage<T extends Int32Array | Uint32Array | Uint8Array>(
  list: T,
  pages: readonly TextPage[],
): T[] {
  let start = 0;
  return pages.map(({ words }) => list.subarray(start, (start += words)) as T);
}

/** Creates a vocabulary that numbers new words in the order of first occurrence, after `known`. */
export function createVocabulary(known: readonly string[] = []) {
  const numbers = new Map(known.map((word, number) => [word, number]));
  return {
    numberAll(words: readonly string[]): Int32Array {
      const numbered = new Int32Array(words.length);
      words.forEach((word, index) => {
        let number = numbers.get(word);
        if (number === undefined) numbers.set(word, (number = numbers.size));
        numbered[index] = number;
      });
      return numbered;
    },
    /** All words so far, in the order of their numbers. */
    words: (): string[] => [...numbers.keys()],
  };
}

/** Initial capacity, and the share of the required size that is added when the list grows. */
const CAPACITY = 2 ** 16;
const GROWTH = 1 / 4;

/**
 * Creates a list of numbers in one array, which grows when it is full. The memory of thousands of
 * small arrays would not be returned to the system after they are joined.
 */
export function createNumberList() {
  let numbers = new Int32Array(CAPACITY);
  let count = 0;
  return {
    add(list: Int32Array): void {
      const end = count + list.length;
      if (end > numbers.length)
        numbers = new Int32Array(
          numbers.buffer.transfer(
            numbers.BYTES_PER_ELEMENT * Math.ceil(end * (1 + GROWTH)),
          ),
        );
      numbers.set(list, count);
      count = end;
    },
    /** All numbers so far. The array is valid until more are added. */
    all: (): Int32Array => numbers.subarray(0, count),
  };
}
