/** Texts with each word as a number, which is all that a comparison needs. */
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
  /** The town: an owner's pages are generated, and cached, together. */
  readonly owner: string;
  /** Number of words. */
  readonly words: number;
  /** Number of different shingles, if the page has been compared. */
  readonly shingles?: number;
}

/** Splits `list`, which has an item for each word of all texts, by text. */
export function splitByPage<T extends Int32Array | Uint32Array | Uint8Array>(
  list: T,
  pages: readonly TextPage[],
): T[] {
  let start = 0;
  return pages.map(({ words }) => list.subarray(start, (start += words)) as T);
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Numbers words in order of first sight: the same word has the same number everywhere. */
export function createVocabulary() {
  const numbers = new Map<string, number>();
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
    /** By number. */
    words: (): string[] => [...numbers.keys()],
  };
}

/** Initial capacity, and its growth as a share of the present size. */
const CAPACITY = 2 ** 16;
const GROWTH = 1 / 4;

/**
 * Appends lists of numbers to one array, which grows when it is full. Thousands of small arrays
 * would not be given back to the system after they are joined.
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
