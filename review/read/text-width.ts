/*
 * Advance widths of Arial in thousandths of the font size, for the characters from space to tilde.
 * Search results are set in Arial or a face of the same widths.
 */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278,
  278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584,
  584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556,
  833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278,
  278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,
  500, 334, 260, 334, 584,
];
const FIRST = 32;
/** Width of what the table does not hold, such as £ and –. */
const OTHER = 556;

/** Font sizes of a search result on a desktop, in pixels. */
export const resultFont = { title: 20, description: 14 } as const;

/** Width of `text` in Arial, in whole pixels. */
export function textWidth(text: string, fontPixels: number): number {
  let thousandths = 0;
  for (const character of text)
    thousandths += widths[character.charCodeAt(0) - FIRST] ?? OTHER;
  return Math.round((thousandths * fontPixels) / 1000);
}
