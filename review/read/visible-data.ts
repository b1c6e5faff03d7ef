import { writtenDay } from '../../supabase/functions/_shared/moment.ts';
import { longDate } from '../../core/domain/text/long-date.ts';
import type { PageReading } from './read-page.ts';

const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Properties that no reader looks for on the page: identifiers, addresses of files and pages,
 * coordinates.
 */
const machineProperties = new Set(
  (
    '@type @id @context url item image logo latitude longitude geoRadius position inLanguage ' +
    'priceCurrency unitCode dayOfWeek validFrom validThrough'
  ).split(' '),
);
/** True, false and null, codes of countries, and the currency signs of a price range. */
const machineValue = /^(?:true|false|null|[A-Z]{2}|\p{Sc}+)$/u;

/** A telephone number, an address, or a picture's address without its size. */
const keyOf = (address: string) => address.replace(/^tel:|\s|-\d+\.\w+$/g, '');

/** What a visitor can read on a page, and where its links lead, made ready for a search. */
type VisiblePage = ReturnType<typeof visibleOf>;

/** The text lines, link addresses and pictures of a page as a visitor meets them. */
export function visibleOf({
  blocks,
  images,
  links,
}: Pick<PageReading, 'blocks' | 'images' | 'links'>) {
  return {
    /**
     * Shortest first, so that a town's name is found in the footer's address rather than in a
     * sentence.
     */
    lines: blocks
      .map(({ text }) => ({ text, line: plain(text) }))
      .sort((a, b) => a.line.length - b.line.length),
    /** Where links lead, and pictures. */
    addresses: new Set(
      [...links, ...images].map(({ address }) => keyOf(address)),
    ),
  };
}

/** Returns a test of whether a line states a value, in its own words. */
type LineTest = (value: string) => (line: string) => boolean;

const lineTests = new Map(
  Object.entries<LineTest>({
    datePublished: saysDate,
    dateModified: saysDate,
    opens: saysTime,
    closes: saysTime,
    price: saysSum,
    minPrice: saysSum,
  }),
);

/**
 * Returns where a visitor reads a property's value: the line, or words such as `a link`. Undefined
 * if the page does not show it.
 */
export function placeOf(
  property: string,
  value: string,
  page: VisiblePage,
): string | undefined {
  const lineWith = (accepts: (line: string) => boolean) =>
    page.lines.find(({ line }) => accepts(line))?.text;
  if (machineProperties.has(property) || machineValue.test(value))
    return 'for machines only';
  const key = keyOf(value);
  const path = key.replace(/^https?:\/\/[^/]+/, '');
  if (page.addresses.has(key) || page.addresses.has(path))
    return 'a link or picture';
  const says = lineTests.get(property);
  if (says) return lineWith(says(value));
  const lines = value
    .split(/\n+/)
    .map(plain)
    .map((paragraph) => lineWith((line) => line.includes(paragraph)));
  return lines.includes(undefined) ? undefined : lines[0];
}

/** Times as people write them: 5.30pm, 5:30pm, 17:30. */
export const timeOfDay =
  /\b\d{1,2}(?:[.:]\d{2})?\s?[ap]m\b|\b\d{1,2}:\d{2}\b/gi;

/** `8am`, `08:00` and `8.00am` are one time, in minutes. */
export function minutesOf(time: string): string {
  const [hours = 0, minutes = 0] = (time.match(/\d+/g) ?? []).map(Number);
  const isAfternoon = /p/i.test(time) && hours < 12;
  return String((hours + (isAfternoon ? 12 : 0)) * 60 + minutes);
}

/** Returns a test of whether a line states a time. Midnight also matches "closed". */
function saysTime(time: string): (line: string) => boolean {
  const minutes = minutesOf(time);
  return (line) =>
    (minutes === '0' && line.includes('closed')) ||
    (minutes === '720' && line.includes('noon')) ||
    (line.match(timeOfDay) ?? []).some((one) => minutesOf(one) === minutes);
}

function saysDate(moment: string): (line: string) => boolean {
  const shown = plain(longDate(writtenDay(moment) ?? moment));
  return (line) => line.includes(shown);
}

/** Tests for a sum in pounds, which people write with pence or without. */
function saysSum(value: string): ReturnType<LineTest> {
  return (line) =>
    Array.from(line.matchAll(/£([\d,]+(?:\.\d+)?)/g), ([, sum = '']) =>
      Number(sum.replaceAll(',', '')),
    ).includes(Number(value));
}
