import { isLive } from './structured-data.ts';
import type { PageReading, Region } from './read-page.ts';
import type { Match } from './visible-data.ts';

/** Something that a page says, to people or to machines. */
export interface Said {
  /** Where: `title`, `main p`, `img alt`, `Service.name`. */
  readonly tag: string;
  readonly text: string;
  /** Where in the page; undefined for its head and data. */
  readonly region?: Region;
  /** Whether the text changes with the database. */
  readonly live: boolean;
}

/** A value of the structured data, with its path and the place where a visitor reads it. */
export interface DataMatch {
  readonly pointer: string;
  readonly value: string;
  readonly match: Match;
}

/** Everything a page says: in its head, text, attributes, addresses and structured data. */
export function allSaid(
  reading: PageReading,
  dataValues: readonly DataMatch[],
): Said[] {
  const { head } = reading.facts;
  const named = (record: Readonly<Record<string, string>>) =>
    Object.entries(record).map(([tag, text]) => ({ tag, text, live: false }));
  const each = (tag: string, texts: readonly string[]) =>
    texts.map((text) => ({ tag, text, live: false }));
  return [
    ...each('title', reading.titles),
    ...each('meta description', reading.descriptions),
    ...named(reading.social),
    ...named(head),
    ...reading.blocks,
    ...reading.images.map(({ alt = '', region, live }) => ({
      tag: 'img alt',
      text: alt,
      region,
      live,
    })),
    ...reading.labels,
    ...reading.links.map(({ href, region, live }) => ({
      tag: 'a href',
      text: href,
      region,
      live,
    })),
    // Values that a visitor cannot find on the page are reported by another rule.
    ...dataValues
      .filter(({ match }) => match !== 'missing')
      .map(({ pointer, value }) => ({
        tag: pointer,
        text: value,
        live: isLive(pointer),
      })),
    ...each('source', reading.marks),
  ];
}
