const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const powers = { hundred: 100, thousand: 1000 } as const;

const numberWord = [...ones, ...tens, ...Object.keys(powers)].join('|');
const numberWords = new RegExp(
  String.raw`\b(?:a (?=hundred|thousand))?(?:${numberWord})(?:(?:[ -]| and (?<=(?:hundred|thousand) and ))(?:${numberWord}))*\b`,
  'gi',
);

/** Returns the number that words such as `two hundred and fifty` mean. */
function numberOf(words: string): number {
  let thousands = 0;
  let rest = 0;
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    if (word === 'thousand') {
      thousands += Math.max(rest, 1) * powers.thousand;
      rest = 0;
    } else if (word === 'hundred') rest = Math.max(rest, 1) * powers.hundred;
    else if (ones.includes(word)) rest += ones.indexOf(word);
    else if (tens.includes(word)) rest += (tens.indexOf(word) + 2) * 10;
  }
  return thousands + rest;
}

const number = String.raw`\d+(?:\.\d+)?`;
const range = String.raw`(${number})(?: ?(?:-|–|—|\bto\b|\band\b|\bor\b) ?£?(${number}))?`;
const span = 'minute|min|hour|hr|day|night|week|fortnight|month|year';
const season = 'spring|summer|autumn|winter';
const work = String.raw`\b(?:clean|wash|clear|treat|scrap|done|book|visit)\w*\b[^.?]{0,40}?`;

/** Spells a figure of one or two numbers, as in `12-24`. */
const between = (from?: string, to?: string): string =>
  [from, to]
    .filter((digits) => digits !== undefined)
    .map((digits) => String(Number(digits)))
    .join('-');

/** Patterns of figures, and how what their groups find is spelled. */
const kinds: readonly (readonly [
  pattern: string,
  spell: (...found: readonly (string | undefined)[]) => string,
])[] = [
  [
    String.raw`£ ?${range}(\/m²| (?:per|a) square metre)?`,
    (from, to, unit) => `£${between(from, to)}${unit ? '/m²' : ''}`,
  ],
  [
    String.raw`(?<!£)\b${range} ?(?:pounds?|quid)\b`,
    (from, to) => `£${between(from, to)}`,
  ],
  [
    String.raw`\b${range} ?(psi|bar)\b`,
    (from, to, unit = '') => `${between(from, to)} ${unit.toUpperCase()}`,
  ],
  [
    String.raw`\b${range} ?(?:%|per ?cent\b)`,
    (from, to) => `${between(from, to)} %`,
  ],
  [
    String.raw`(\bevery )?\b${range}[ -](${span})s?\b`,
    (every = '', from, to, unit) => `${every}${between(from, to)} ${unit}s`,
  ],
  [
    String.raw`\b(half an?|a couple of) (${span})s?\b`,
    (amount, unit) => `${amount} ${unit}`,
  ],
  [
    String.raw`\b((?:an?|one) (?:${span}) and a half)\b`,
    (amount = '') => amount,
  ],
  [
    String.raw`\b(?:takes?|lasts?|about|around|under|over) an? (${span})\b`,
    (unit) => `a ${unit}`,
  ],
  [
    String.raw`\b(once|twice|\d+ times) (?:a|every|each|per) (week|month|year)\b`,
    (often, unit) => `${often} a ${unit}`,
  ],
  [
    String.raw`\b(daily|weekly|fortnightly|monthly|yearly|annual|annually)\b`,
    (often = '') => often,
  ],
  [
    String.raw`${work}\b(?:every|each) ((?:other |second )?(?:${span}|${season}))\b`,
    (unit) => `every ${unit}`,
  ],
];

const patterns = kinds.map(
  ([source, spell]) => [new RegExp(source, 'gi'), spell] as const,
);

/**
 * Returns the figures of money, pressure, time and share in a text, in digits or in words, each in
 * one spelling: `£3/m²`, `£180-600`, `1500-3000 PSI`, `every 12-18 months`, `99.9 %`.
 */
export function figuresIn(text: string): string[] {
  const inDigits = text
    .replace(numberWords, (words) => String(numberOf(words)))
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/(?<=m² at )£[\d.]*\d/g, '$&/m²');
  return patterns.flatMap(([pattern, spell]) =>
    [...inDigits.matchAll(pattern)].map(([, ...found]) =>
      spell(...found).toLowerCase(),
    ),
  );
}
