import { writtenDay } from '../../supabase/functions/_shared/moment.ts';
import { longDate } from '../../src/domain/text/long-date.ts';
import type { PageReading } from './read-page.ts';
import type { DataValue } from './structured-data.ts';

/**
 * Where a visitor sees a value: the number of a line, a link's address, a picture, or nowhere; or
 * it is for machines only.
 */
export type Match = number | 'link' | 'picture' | 'machine' | 'missing';

const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const digits = (text: string) => text.replace(/\D/g, '');

/**
 * Properties that no reader looks for on the page: identifiers, addresses of files and pages,
 * coordinates.
 */
const machineProperties = new Set(
  (
    '@type @id @context url item image logo latitude longitude geoRadius position inLanguage ' +
    'priceCurrency unitCode'
  ).split(' '),
);
const days = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** A picture without its size: `/pictures/hero-1a2b-960.jpg` and its larger copies are one. */
const stemOf = (address: string) =>
  address.replace(/^https?:\/\/[^/]+/, '').replace(/-\d+\.\w+$/, '');

/** What a visitor can read on a page, and where its links lead, made ready for a search. */
type VisiblePage = ReturnType<typeof visibleOf>;

/** The text lines, link addresses and pictures of a page as a visitor meets them. */
export function visibleOf({
  blocks,
  images,
  links,
}: Pick<PageReading, 'blocks' | 'images' | 'links'>) {
  const hrefs = links.map(({ href }) => href);
  return {
    /**
     * Shortest first: a value is the address in the footer rather than a sentence that names the
     * town.
     */
    lines: blocks
      .map(({ text }, index) => ({ line: plain(text), index }))
      .sort((a, b) => a.line.length - b.line.length),
    hrefs: new Set(hrefs),
    telephones: new Set(
      hrefs.filter((href) => href.startsWith('tel:')).map(digits),
    ),
    pictures: new Set(images.map(({ src }) => stemOf(src))),
  };
}

/** Looks for a property's value on the page that carries it. */
export function matchValue(
  property: string,
  value: DataValue,
  page: VisiblePage,
): Match {
  if (typeof value === 'number')
    return matchValue(property, String(value), page);
  if (typeof value !== 'string' || machineProperties.has(property))
    return 'machine';
  if (property === 'addressCountry' && /^[A-Z]{2}$/.test(value))
    return 'machine';
  if (property === 'priceRange' && /^\p{Sc}+$/u.test(value)) return 'machine';
  if (property === 'sameAs') return page.hrefs.has(value) ? 'link' : 'missing';
  if (property === 'contentUrl')
    return page.pictures.has(stemOf(value)) ? 'picture' : 'missing';
  if (property === 'datePublished' || property === 'dateModified') {
    const day = writtenDay(value);
    if (day !== undefined) {
      const shown = plain(longDate(day));
      return lineWith(page, (line) => line.includes(shown));
    }
  }
  if (property === 'telephone' && page.telephones.has(digits(value)))
    return 'link';
  if (property === 'dayOfWeek') return lineWith(page, dayTest(value));
  if (property === 'validFrom' || property === 'validThrough')
    return lineWith(page, dateTest(value));
  if (property === 'opens' || property === 'closes') {
    const forms = clockForms(value);
    return lineWith(page, (line) => forms.some((form) => line.includes(form)));
  }
  const paragraphs = value.split(/\n+/).map(plain).filter(Boolean);
  const matches = paragraphs.map((paragraph) =>
    lineWith(page, (line) => line.includes(paragraph)),
  );
  return matches.includes('missing') ? 'missing' : (matches[0] ?? 'machine');
}

const lineWith = (
  { lines }: VisiblePage,
  accepts: (line: string) => boolean,
): Match => lines.find(({ line }) => accepts(line))?.index ?? 'missing';

/** `17:30` as people write it: 5.30pm, 5:30pm, 17:30. A day whose hours are midnight is closed. */
function clockForms(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`;
  const forms = [time.slice(0, 5), half, half.replace(':', '.')];
  return time.startsWith('00:00') ? [...forms, 'closed'] : forms;
}

const dayRange =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*(?:-|–|to)\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*/g;

/** Whether a line names a day of the year, alone or with others: 25 and 26 December. */
function dateTest(value: string): (line: string) => boolean {
  const [day, month] = plain(longDate(value)).split(' ');
  const named = new RegExp(`\\b${day}\\b(?:,? (?:and )?\\d+)* ${month}`);
  return (line) => named.test(line);
}

/** Whether a line names the day, a range of days that holds it, or its short name beside a time. */
function dayTest(value: string): (line: string) => boolean {
  const name = plain(value).replace(/^.*\//, '');
  const day = days.indexOf(name);
  const indexOf = (short: string) =>
    days.findIndex((each) => each.startsWith(short));
  const short = new RegExp(`\\b${name.slice(0, 3)}(?:r?s)?\\b`);
  return (line) =>
    line.includes(name) ||
    (/\d/.test(line) && short.test(line)) ||
    [...line.matchAll(dayRange)].some(
      ([, from = '', to = '']) => day >= indexOf(from) && day <= indexOf(to),
    );
}
