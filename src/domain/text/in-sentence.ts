/** A name in lower case, for use inside a sentence. Keeps words such as uPVC, CCTV and O'Neill. */
export const inSentence = (name: string): string =>
  name.replace(/\S+/g, (word) =>
    /\p{L}['’]?\p{Lu}/u.test(word) ? word : word.toLowerCase(),
  );

/** A phrase for use inside a sentence: lowers its first word, and keeps names further on. */
export const startInSentence = (phrase: string): string =>
  phrase.replace(/^\S+/, inSentence);
