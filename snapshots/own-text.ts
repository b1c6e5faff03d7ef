/** The same text as a string of its own: a piece of a long text keeps all of that in memory. */
export const ownText = (text: string): string => Buffer.from(text).toString();
