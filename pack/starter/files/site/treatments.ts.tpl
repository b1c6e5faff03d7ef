/**
 * Ways of treating one surface, where the trade has two: a profile names the one of its town, and templates ask for it by a flag of
 * that name. To each the words that it rules out on a page, unless the sentence says that it is not done.
 */
export const treatments: Readonly<Record<string, readonly RegExp[]>> = {};
