export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Numbers words in order of first sight: the same word has the same number everywhere. */
export function createVocabulary() {
  const numbers = new Map<string, number>();
  return {
    numberAll(words: readonly string[]): Int32Array {
      const numbered = new Int32Array(words.length);
      words.forEach((word, place) => {
        let number = numbers.get(word);
        if (number === undefined) numbers.set(word, (number = numbers.size));
        numbered[place] = number;
      });
      return numbered;
    },
    /** By number. */
    words: (): string[] => [...numbers.keys()],
  };
}
