/** Puts a name in lower case for use in a sentence, except words such as uPVC and O'Neill. */
export const inSentence = (name: string): string =>
  name.replace(/\S+/g, (word) =>
    /\p{L}['’]?\p{Lu}/u.test(word) ? word : word.toLowerCase(),
  );

/** Puts the first word of a phrase in lower case for use in a sentence; later ones may be names. */
export const startInSentence = (phrase: string): string =>
  phrase.replace(/^\S+/, inSentence);
