/** Lowers a name for use inside a sentence, except words such as uPVC, CCTV and O'Neill. */
export const inSentence = (name: string): string =>
  name.replace(/\S+/g, (word) =>
    /\p{L}['’]?\p{Lu}/u.test(word) ? word : word.toLowerCase(),
  );

/** Lowers the first word of a phrase for use inside a sentence; later words may be names. */
export const startInSentence = (phrase: string): string =>
  phrase.replace(/^\S+/, inSentence);
