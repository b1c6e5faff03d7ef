/** A name in lower case, for use inside a sentence. Keeps words such as uPVC, CCTV and O'Neill. */
export const inSentence = (name: string): string =>
  name.replace(/\S+/g, (word) =>
    /\p{L}['’]?\p{Lu}/u.test(word) ? word : word.toLowerCase(),
  );

/** A phrase with its first word in lower case, for names of places further on. */
export const startInSentence = (phrase: string): string =>
  phrase.replace(/^\S+/, inSentence);
