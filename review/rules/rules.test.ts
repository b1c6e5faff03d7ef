import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { rates } from '#site/pricing.ts';
import { promises } from '#site/promises.ts';
import { paths } from '../../src/domain/pages.ts';
import { stopsDeploy } from '../accepted.ts';
import {
  fixtureServicePaths,
  htmlAt,
  makeFixtureSite,
  replaceOn,
  reviewInput,
  writeOn,
  type Cases,
  type FixtureSite,
} from '../../tests/support/review/fixture-site.ts';
import { createJudge } from './rule.ts';
import { openSite, readSite } from '../read/read-site.ts';
import { rules } from './all-rules.ts';
import { linkCases, pageCases } from '../../tests/support/review/page-cases.ts';
import { dataCases, textCases } from '../../tests/support/review/text-cases.ts';

// Links first: without them pages have other words.
const cases: Cases = { ...linkCases, ...pageCases, ...textCases, ...dataCases };

const review = (site: FixtureSite) => {
  const open = openSite(reviewInput(site));
  const judge = createJudge(rules, open);
  const { repeated } = site;
  const read = readSite(open, judge.onPage);
  return judge.finish({ ...read, repeated: [...read.repeated, ...repeated] });
};
const whichWhere = (site: FixtureSite) =>
  review(site)
    .map(({ rule, path }) => `${rule} ${path}`)
    .sort();

test('every rule has test cases', () => {
  expect(Object.keys(cases).sort()).toEqual(rules.map(({ id }) => id).sort());
});

const rounds = Math.max(
  ...Object.values(cases).map((ways) => Object.keys(ways).length),
);
/** Sites with a fault of each rule at most, and no more faults than pages. */
const faultySites = Array.from({ length: rounds }, (_, round) =>
  Object.entries(cases).flatMap(([id, ways]) => {
    const [found] = Object.entries(ways).slice(round);
    return found ? [[id, ...found] as const] : [];
  }),
).flatMap((faults) =>
  Array.from(
    { length: Math.ceil(faults.length / fixtureServicePaths.length) },
    (_, part) =>
      faults.slice(
        part * fixtureServicePaths.length,
        (part + 1) * fixtureServicePaths.length,
      ),
  ),
);

test.each(faultySites.map((faults, number) => ({ number, faults })))(
  'on a site with one fault a rule and a page, every fault is found and nothing else: site $number',
  ({ faults }) => {
    const site = makeFixtureSite();
    const expected = faults.map(([id, name, way], index) => {
      const [damage, foundAt] = typeof way === 'function' ? [way] : way;
      const path = fixtureServicePaths[index]!;
      damage(site, path);
      return `${id} ${foundAt?.(path) ?? path}: ${name}`;
    });
    const found = whichWhere(site);
    const missed = expected.filter(
      (line) => !found.includes(line.replace(/: .*/, '')),
    );
    expect(missed).toEqual([]);
    expect(found).toEqual(
      expected.map((line) => line.replace(/: .*/, '')).sort(),
    );
  },
);

test('text that the starter left to write stops a deploy, with one finding per file', () => {
  const site = makeFixtureSite();
  site.unwritten.push({
    file: 'templates/hub/work/1.hbs',
    marks: ['How you work', 'What you need'],
  });
  expect(review(site)).toEqual([
    expect.objectContaining({
      level: 'error',
      source: 'templates/hub/work/1.hbs',
      where: 'How you work | What you need',
    }),
  ]);
});

test('facts of the pack in other writing are no faults', () => {
  const site = makeFixtureSite();
  const [path = ''] = fixtureServicePaths;
  const { phoneInternational, openingHours } = business;
  const [{ days } = { days: [] }] = openingHours.week;
  const rate = Object.values(rates).find(({ unit }) =>
    /^MTK$/.test(unit.code ?? ''),
  )!;
  for (const text of [
    `Ring +44 (0)${phoneInternational.slice(3)}, or read the page of 01/02/2026 09.`,
    `Paving costs ${rate.sum}/sq m, or ${rate.sum} per square metre.`,
    `Tell us why within ${promises.guarantee}. We answer within ${promises.reply}.`,
    `We are open on ${days[0]}s from eight to four, but closed on Sundays.`,
    'The shops open on Sundays, and we work in the sun from one end to the other.',
    '<time datetime="2026-03-09">9th March 2026</time>',
  ])
    writeOn(site, path, text);
  expect(review(site)).toEqual([]);
});

test('a link that is broken on several pages is one finding, and on five the layout’s', () => {
  const breakOn = (count: number) => {
    const site = makeFixtureSite();
    for (const path of fixtureServicePaths.slice(0, count))
      replaceOn(site, path, ['</footer>', '<a href="/gone">Gone</a></footer>']);
    return review(site);
  };
  expect(breakOn(4)).toEqual([
    expect.objectContaining({
      path: fixtureServicePaths[0],
      pages: fixtureServicePaths.slice(0, 4).toSorted(),
    }),
  ]);
  expect(breakOn(5)).toEqual([
    expect.objectContaining({
      rule: 'broken-link',
      path: 'layout',
      what: 'The link "Gone" leads nowhere (on 5 pages)',
      pages: fixtureServicePaths.slice(0, 5).toSorted(),
    }),
  ]);
});

test('a fault of one template on five towns is reported once', () => {
  const site = makeFixtureSite();
  for (const path of fixtureServicePaths.slice(0, 5))
    writeOn(site, path, 'The moss goes away with us.');
  expect(
    review(site).map(({ rule, path, pages }) => [rule, path, pages.length]),
  ).toEqual([['never-promised', 'layout', 5]]);
});

test('demand may be stated if the diary shows posts of the town', () => {
  const site = makeFixtureSite();
  const [path = ''] = fixtureServicePaths;
  writeOn(site, path, 'Most of the calls from here are about moss.');
  replaceOn(site, paths.jobDiary, [
    '</main>',
    `<div data-live=""><a href="${path}">View Service</a></div></main>`,
  ]);
  expect(review(site)).toEqual([]);
});

test('two reviews of one site are the same', () => {
  const site = makeFixtureSite();
  replaceOn(site, fixtureServicePaths[3]!, [
    '</main>',
    '<a href="/gone">Gone</a></main>',
  ]);
  expect(JSON.stringify(review(site))).toBe(JSON.stringify(review(site)));
});

/*
 * The diary's texts are newer than the tests. Their faults only warn, so that the next deploy goes
 * out.
 */
const ownText = /<p>[a-z ]{100,}<\/p>/;

test.each([
  ['an empty diary', '<p>Coming Soon</p>', ownText, 'thin-page'],
  [
    'a picture that comes by http',
    '<img src="http://photos.example/a.jpg" alt="A terrace" width="400" height="300">',
    /^/,
    'mixed-content',
  ],
  [
    'a picture without a text',
    '<img src="/photo.jpg" width="4" height="3">',
    /^/,
    'image-alt',
  ],
  ['a mark left over', '<p>Cleaned {{town}}.</p>', /^/, 'template-marks'],
  [
    'a link to a town that the site lacks',
    '<a href="/cornwall/london">London</a>',
    /^/,
    'broken-link',
  ],
])(
  '%s in the live diary is a warning that stops no deploy',
  (_, live, text, rule) => {
    const site = makeFixtureSite();
    const [found = ''] = text.exec(htmlAt(site, paths.jobDiary))!;
    replaceOn(site, paths.jobDiary, [found, '']);
    for (const path of [paths.jobDiary, fixtureServicePaths[3]!])
      replaceOn(site, path, [
        '</main>',
        `<section data-live="">${live}</section></main>`,
      ]);
    const findings = review(site);
    expect(findings.map((each) => `${each.rule} ${each.level}`)).toEqual([
      `${rule} warning`,
    ]);
    expect(findings.some(stopsDeploy)).toBe(false);
  },
);
