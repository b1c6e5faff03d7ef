import { warnings } from '#site/text-rules.ts';

/** The sentences of warning that a page with this text must carry, each once. */
export const safetyNotes = (text: string): readonly string[] =>
  warnings.filter(({ words }) => words.test(text)).map(({ label }) => label);
