import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { cardOffers, estimateOffers } from '#site/estimates.ts';
import { landingPages } from '#site/landing-pages.ts';
import { inPounds, rates } from '#site/pricing.ts';
import { promises } from '#site/promises.ts';
import { region } from '#site/region.ts';
import { services } from '#site/services.ts';
import { towns } from '#site/towns.ts';
import { trade } from '#site/trade.ts';
import { galleryItems } from '#site/words/gallery.ts';
import { questions } from '#site/words/quiz.ts';
import { priceTable } from '#site/words/price-table.ts';
import { filesBelow } from '../../core/disk/files-below.ts';
import { pairs } from '../../core/domain/pictures/pictures.ts';
import { Pair } from '../../src/ui/Pair.tsx';
import { estimate, priceOf } from '../../core/domain/estimate.ts';

/*
 * A business replaces only the pack, so anything about the business in the code would stay behind.
 */

const root = join(import.meta.dirname, '../..');
const rooms = [
  'core',
  'pack',
  'src',
  'generator',
  'snapshots',
  'pipeline',
  'commands',
  'server',
  'review',
];

/**
 * Files that may name the business: tests and their data, generated files, documents, schema.org's
 * trades, and the list of counties.
 */
const left =
  /\.test\.tsx?$|\.generated\.json$|^pack\/(?:business-types|counties)\.ts$|^review\/read\/counties\.ts$|\.md$|^snapshots\/\w+\.(?:json|txt)$/;

const files = [
  ...rooms.flatMap((room) =>
    filesBelow(join(root, room)).map((name) => `${room}/${name}`),
  ),
  'index.html',
  'vite.config.ts',
  'vitest.config.ts',
].filter((file) => !left.test(file));

/** Names and figures of the business, as its pages show them. */
const strings = [
  business.name,
  business.shortName,
  business.phone,
  business.phoneInternational,
  business.email,
  trade.name,
  trade.hubTerm,
  region.county,
  ...towns.map(({ label }) => label),
  ...landingPages.map(({ path }) => path),
  ...Object.values(rates).map(({ pounds }) => inPounds(pounds)),
];

/** Values that a pack may have kept from the starter, whose files therefore contain them too. */
const { street = [], postalCode = [] } = business.address;
const figures = [
  business.website,
  street,
  postalCode,
  ...Object.values(promises),
].flat();

const either = (texts: readonly string[]) =>
  [...new Set(texts)].map(RegExp.escape).join('|');

/** A slug may be an ordinary word too, so it counts only between quotes or slashes. */
const slugs = either([
  region.slug,
  ...towns.map(({ slug }) => slug),
  ...services.map(({ slug }) => slug),
  ...landingPages.map(({ id }) => id),
]);
const anyOf = (texts: readonly string[]) =>
  new RegExp(
    `(?<![\\w-])(?:${either(texts)})(?![\\w-])|(?<!examples)['"\`/](?:${slugs})['"\`/]`,
  );
const anyOfThem = anyOf([...strings, ...figures]);
const inTheStarter = anyOf(strings);

test('no name, place, number, promise or price of the business occurs outside its pack', () => {
  expect(files.length).toBeGreaterThan(250);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [text] =
          (file.startsWith('pack/starter/files/')
            ? inTheStarter
            : anyOfThem
          ).exec(line) ?? [];
        return text === undefined ? [] : [`${file}:${index + 1}: ${text}`];
      }),
  );
  expect(found).toEqual([]);
});

test('each size in an estimator has a different price, and each service has a row in the table of prices', () => {
  for (const [name, offer] of Object.entries({
    ...estimateOffers,
    ...cardOffers,
  }))
    for (const surface of offer?.surfaces ?? []) {
      const figures = offer!.sizes.map((size) =>
        priceOf(estimate(offer!, surface, size)),
      );
      expect(
        new Set(figures).size,
        `${name}, ${surface.label}: ${figures.join(', ')}`,
      ).toBe(figures.length);
    }
  expect(priceTable.map(({ service }) => service)).toEqual(
    services.map(({ slug }) => slug),
  );
});

test('every quiz answer that a gallery item names exists', () => {
  const answers = questions.surfaceType.options.map(({ answer }) => answer);
  for (const { quizSurface = answers[0] } of galleryItems)
    expect(answers).toContain(quizSurface);
});

test('a job with two pictures is shown as a before and after pair with a slider, and a job with one as that picture alone', () => {
  const { before, ...alone } = pairs[galleryItems[0]!.pair];
  const show = (pair: typeof alone) =>
    renderToString(createElement(Pair, { pair, sizes: '50vw' }));
  const parts = ['BEFORE', 'AFTER', 'type="range"'];
  const pair = show({ ...alone, ...(before && { before }) });
  expect([
    pair.match(/<img/g)?.length,
    parts.filter((part) => pair.includes(part)),
  ]).toEqual([2, parts]);
  const single = show(alone);
  expect([
    single.match(/<img/g)?.length,
    parts.filter((part) => single.includes(part)),
  ]).toEqual([1, []]);
});
