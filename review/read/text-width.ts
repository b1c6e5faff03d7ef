/** Characters by their advance width in Arial, in thousandths of the font size. */
const charactersByWidth = {
  191: "'",
  222: 'ijl',
  260: '|',
  278: ' !,./:;I[\\]ft',
  333: '()-`r',
  334: '{}',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1015: '@',
};
/** Width of all others: most letters and figures. */
const OTHER = 556;

const widths = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);

/**
 * Font sizes of a search result on a desktop, in pixels. Results are set in Arial or a face of the
 * same widths.
 */
export const resultFont = { title: 20, description: 14 } as const;

/** Width of `text` in Arial, in whole pixels. */
export function textWidth(text: string, fontPixels: number): number {
  let thousandths = 0;
  for (const character of text) thousandths += widths.get(character) ?? OTHER;
  return Math.round((thousandths * fontPixels) / 1000);
}
