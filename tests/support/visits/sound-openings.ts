import { beforeAll, describe, expect, test } from 'vitest';
import { openPages, type Opening, type Walk } from './openings.ts';

const SWEEP_TIMEOUT_MS = 600_000;

/** Opens pages from the address bar and tests that each comes alive as its HTML had it. */
export function testOpenings(name: string, walk: () => Walk): void {
  describe(`${name}, opened from its address bar,`, () => {
    let openings: readonly Opening[] = [];
    beforeAll(async () => {
      openings = await openPages(walk());
    }, SWEEP_TIMEOUT_MS);

    test('is opened', () => {
      expect(openings.map(({ path }) => path).sort()).toEqual([...walk().paths].sort());
    });

    test('hydrates without a word on the console, an error or a failed request', () => {
      expect(
        openings
          .filter(({ complaints }) => complaints.length > 0)
          .map(({ path, complaints }) => ({ path, complaints })),
      ).toEqual([]);
    });

    test('keeps every element of its HTML and adds none', () => {
      expect(
        openings.filter(({ changes }) => changes.length > 0).map(({ path, changes }) => ({ path, changes })),
      ).toEqual([]);
    });

    test('says the same before and after: head, headings, text, links and structured data', () => {
      for (const { path, raw, hydrated } of openings) expect(hydrated, path).toEqual(raw);
    });

    test('has exactly one of each head tag', () => {
      const wrong = openings.flatMap(({ path, hydrated }) =>
        Object.entries(hydrated.headTags)
          .filter(([, values]) => values.length !== 1 || values[0] === '')
          .map(([name, values]) => `${path}: ${name} ${values.length} times`),
      );
      expect(wrong).toEqual([]);
    });
  });
}
