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
  readonly live?: boolean;
}

/** A value of the structured data, with its path and the place where a visitor reads it. */
export interface DataMatch {
  readonly pointer: string;
  readonly value: string;
  readonly match: Match;
}

/** Everything a page says: in its head, text, attributes, addresses and structured data. */
export function allSaid(
  { titles, descriptions, social, facts, blocks, labels, marks }: PageReading,
  dataValues: readonly DataMatch[],
): Said[] {
  const each = (tag: string, texts: readonly string[]) =>
    texts.map((text) => ({ tag, text }));
  const tags = Object.entries({ ...social, ...facts.head });
  return [
    ...each('title', titles),
    ...each('meta description', descriptions),
    ...tags.map(([tag, text]) => ({ tag, text })),
    ...blocks,
    ...labels,
    // Values that a visitor cannot find on the page are reported by another rule.
    ...dataValues
      .filter(({ match }) => match !== 'missing')
      .map(({ pointer, value }) => ({
        tag: pointer,
        text: value,
        live: isLive(pointer),
      })),
    ...each('source', marks),
  ];
}
