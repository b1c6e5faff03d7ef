import { longDate } from '../../src/domain/words/long-date.ts';
import { isObject, typesOf, type DataObject, type DataValue } from './structured-data.ts';
import type { PageReading } from './read-page.ts';

/** What a visitor can read on a page, and where its links lead. */
export interface VisiblePage {
  readonly lines: readonly string[];
  readonly hrefs: readonly string[];
  /** Addresses of the pictures that it shows. */
  readonly pictures: readonly string[];
}

/** Whether a visitor can see a value: in a line of text, as a link's address, as a picture, not at all, or it is for machines only. */
export type Match =
  | { readonly kind: 'text'; readonly line: number }
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'machine' }
  | { readonly kind: 'missing' };

export interface MatchedValue {
  /** `FAQPage.mainEntity[0].name` */
  readonly pointer: string;
  readonly value: string | number | boolean | null;
  readonly match: Match;
}

const plain = (text: string) =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim().toLowerCase();
const digits = (text: string) => text.replace(/\D/g, '');

/** Values that say nothing a reader would look for on the page: identifiers, addresses of files and pages, coordinates. */
const machineProperties = new Set([
  '@type',
  '@id',
  '@context',
  'url',
  'item',
  'image',
  'logo',
  'latitude',
  'longitude',
  'geoRadius',
  'position',
  'inLanguage',
  'priceCurrency',
  'unitCode',
]);
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

interface PreparedPage {
  readonly lines: readonly string[];
  readonly hrefs: readonly string[];
  readonly telephones: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
}

/** A picture without its size: `/pictures/hero-1a2b-960.jpg` and its larger copies are one. */
const stemOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '').replace(/-\d+\.\w+$/, '');

/** Looks for every value of a node on the page that carries it; what it makes is for all nodes of the page. */
export function createMatcher({ lines, hrefs, pictures }: VisiblePage): (node: DataObject) => MatchedValue[] {
  const page: PreparedPage = {
    lines: lines.map(plain),
    hrefs,
    telephones: new Set(hrefs.filter((href) => href.startsWith('tel:')).map(digits)),
    pictures: new Set(pictures.map(stemOf)),
  };
  const valuesIn = (value: DataValue, property: string, pointer: string): MatchedValue[] => {
    if (Array.isArray(value))
      return value.flatMap((item: DataValue, index: number) => valuesIn(item, property, `${pointer}[${index}]`));
    if (isObject(value))
      return Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, name, `${pointer}.${name}`));
    const single = value as MatchedValue['value'];
    return [{ pointer, value: single, match: matchValue(property, single, page) }];
  };
  return (node) => valuesIn(node, '', typesOf(node).join('+'));
}

function matchValue(property: string, value: MatchedValue['value'], page: PreparedPage): Match {
  if (typeof value !== 'string' || machineProperties.has(property)) return { kind: 'machine' };
  if (property === 'addressCountry' && /^[A-Z]{2}$/.test(value)) return { kind: 'machine' };
  if (property === 'priceRange' && /^\p{Sc}+$/u.test(value)) return { kind: 'machine' };
  if (property === 'sameAs') return page.hrefs.includes(value) ? { kind: 'link' } : { kind: 'missing' };
  if (property === 'contentUrl') return page.pictures.has(stemOf(value)) ? { kind: 'picture' } : { kind: 'missing' };
  if ((property === 'datePublished' || property === 'dateModified') && !Number.isNaN(Date.parse(value))) {
    const shown = plain(longDate(value));
    return lineWith(page, (line) => line.includes(shown));
  }
  if (property === 'telephone' && page.telephones.has(digits(value))) return { kind: 'link' };
  if (property === 'dayOfWeek') return lineWith(page, dayTest(value));
  if (property === 'opens' || property === 'closes') {
    const forms = clockForms(value);
    return lineWith(page, (line) => forms.some((form) => line.includes(form)));
  }
  const paragraphs = value.split(/\n+/).map(plain).filter(Boolean);
  const matches = paragraphs.map((paragraph) => lineWith(page, (line) => line.includes(paragraph)));
  return matches.find(({ kind }) => kind === 'missing') ?? matches[0] ?? { kind: 'machine' };
}

/** The shortest line that says it: the address in the footer rather than a sentence that happens to name the town. */
function lineWith({ lines }: PreparedPage, accepts: (line: string) => boolean): Match {
  let shortest: { line: string; index: number } | undefined;
  lines.forEach((line, index) => {
    if ((!shortest || line.length < shortest.line.length) && accepts(line)) shortest = { line, index };
  });
  return shortest ? { kind: 'text', line: shortest.index } : { kind: 'missing' };
}

/** `08:00` as people write it: 8am, 8:00, 08:00. */
function clockForms(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`;
  return [time.slice(0, 5), half];
}

const dayRange = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*(?:-|–|to)\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*/g;

/** Whether a line names the day, or a range of days that holds it. */
function dayTest(value: string): (line: string) => boolean {
  const name = plain(value).replace(/^.*\//, '');
  const day = days.indexOf(name);
  const indexOf = (short: string) => days.findIndex((each) => each.startsWith(short));
  return (line) =>
    line.includes(name) ||
    [...line.matchAll(dayRange)].some(([, from = '', to = '']) => day >= indexOf(from) && day <= indexOf(to));
}

/** The text lines, link addresses and pictures of a page as a visitor meets them. */
export function visibleOf({ blocks, images, links }: PageReading): VisiblePage {
  return {
    lines: blocks.map(({ text }) => text),
    hrefs: links.map(({ href }) => href),
    pictures: images.map(({ src }) => src),
  };
}
