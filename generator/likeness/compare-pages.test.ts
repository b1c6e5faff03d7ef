import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { createSimilarityMeter, type PageText } from './similarity.ts';

/** Texts by owner. An owner's first text is in group 0, the second in group 1, and so on. */
type Site = Readonly<Record<string, readonly string[]>>;

const pagesOf = (owner: string, texts: readonly string[]): PageText[] =>
  texts.map((text, group) => ({
    path: `/${owner}/${group}`,
    text,
    group: String(group),
    owner,
  }));

const compareAll = (site: Site) => {
  const meter = createSimilarityMeter();
  for (const [owner, texts] of Object.entries(site))
    meter.add(pagesOf(owner, texts));
  return meter.compare();
};

type Compared = ReturnType<typeof compareAll>;

const isSame = (one: Site, other: Site, owner: string) =>
  JSON.stringify(one[owner]) === JSON.stringify(other[owner]);

/** Compares a site again, with the cached texts of unchanged owners. */
const compareAgain = (site: Site, before: Site, cached: Compared) => {
  const meter = createSimilarityMeter(cached.texts);
  for (const [owner, texts] of Object.entries(site)) {
    if (isSame(site, before, owner)) meter.addCached(owner);
    else meter.add(pagesOf(owner, texts));
  }
  return meter.compare();
};

/** The own share of each page, by path. */
const sharesOf = ({ pages }: Compared['report']) =>
  Object.fromEntries(
    Object.entries(pages).map(([path, { ownShare }]) => [path, ownShare]),
  );

const OWNERS = 12;
const words = array(constantFrom('a', 'b', 'c'), {
  minLength: 3,
  maxLength: 25,
});
const text = words.map((list) => list.join(' '));
const texts = array(text, { minLength: 1, maxLength: 3 });
const site = array(texts, { minLength: OWNERS, maxLength: OWNERS }).map(
  (list): Site =>
    Object.fromEntries(list.map((of, owner) => [`o${owner}`, of])),
);
const change = record({
  owner: integer({ min: 0, max: OWNERS + 1 }).map((owner) => `o${owner}`),
  texts: array(text, { maxLength: 3 }),
});

/**
 * Replaces the texts of owners, adds new owners, and removes those without texts. Owners keep their
 * order.
 */
const applyChange = (
  before: Site,
  changes: readonly { owner: string; texts: readonly string[] }[],
): Site => {
  const all = {
    ...before,
    ...Object.fromEntries(changes.map((of) => [of.owner, of.texts])),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, list]) => list.length > 0),
  );
};

test('over several runs, comparing only the changed pages gives the same figures as comparing all pages', () => {
  assert(
    property(
      site,
      array(array(change, { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (first, runs) => {
        let [now, cached] = [first, compareAll(first)];
        for (const changes of runs) {
          const next = applyChange(now, changes);
          const again = compareAgain(next, now, cached);
          const whole = compareAll(next);
          expect(again.texts.pages).toEqual(whole.texts.pages);
          const [part, all] = [again.report, whole.report];
          const isChanged = (path: string) =>
            !isSame(next, now, path.split('/')[1]!);
          expect(sharesOf(all)).toMatchObject(sharesOf(part));
          expect(Object.keys(part.pages)).toEqual(
            expect.arrayContaining(Object.keys(all.pages).filter(isChanged)),
          );
          // The pairs among the most alike in which a page has changed.
          const touched = all.worst.filter(
            ({ a, b }) => isChanged(a) || isChanged(b),
          );
          expect(part.worst.slice(0, touched.length)).toEqual(
            Object.values(part.groups).some(({ mean }) => mean !== undefined)
              ? all.worst.slice(0, touched.length)
              : touched,
          );
          [now, cached] = [next, again];
        }
      },
    ),
  );
});
