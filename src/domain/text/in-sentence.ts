/** A name as it stands inside a sentence: in small letters, but for words such as uPVC, CCTV or O'Neill. */
export const inSentence = (name: string): string =>
  name.replace(/\S+/g, (word) =>
    /\p{L}['’]?\p{Lu}/u.test(word) ? word : word.toLowerCase(),
  );
