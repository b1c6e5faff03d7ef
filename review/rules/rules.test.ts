import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { inPounds, rates } from '#site/pricing.ts';
import { promises } from '#site/promises.ts';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';
import { packFolder } from '../../core/disk/pack-folder.ts';
import { pages, paths } from '../../core/domain/pages.ts';
import { acceptFindings, stopsDeploy } from '../accepted.ts';
import { provenanceOf } from '../gather/provenance.ts';
import {
  fixtureServicePaths,
  hostFile,
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

// Links come first, since a removed link changes the words of a page.
const cases: Cases = { ...linkCases, ...pageCases, ...textCases, ...dataCases };

const review = (site: FixtureSite, input = reviewInput(site)) => {
  const open = openSite(input);
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
/** Sites with at most one fault of each rule, and no more faults than service pages. */
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
  'on a site with one fault per rule and page, exactly these faults are found: site $number',
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
    expect(missed, missed.join('\n')).toEqual([]);
    expect(found).toEqual(
      expected.map((line) => line.replace(/: .*/, '')).sort(),
    );
  },
);

test('placeholders of the starter stop a deploy, with one finding per file', () => {
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

test('facts of the pack written another way are not faults, nor is text that only looks like a fact', () => {
  const site = makeFixtureSite();
  const [path = ''] = fixtureServicePaths;
  const { phone, phoneInternational, openingHours } = business;
  const [{ days } = { days: [] }] = openingHours.week;
  const { pounds } = Object.values(rates).find(({ unit }) =>
    /^MTK$/.test(unit.code ?? ''),
  )!;
  const sum = inPounds(pounds);
  const [, digits = ''] = /^(\d+) days$/.exec(promises.guarantee)!;
  for (const text of [
    `Ring +44 (0)${phoneInternational.slice(3)}, or read the page of 01/02/2026 09.`,
    `Ring ${phone} 24 hours a day, as from 01/2019-2024.`,
    `Tell us why within ${promises.guarantee.toUpperCase()}. Let us know within ${24 * Number(digits)} hrs.`,
    `We answer within ${promises.reply}.`,
    `Paving costs ${sum}/sq m, ${sum} per sq. metre, ${sum} a square metre or ${sum} per metre squared.`,
    `The tower costs ${sum} a day’s hire.`,
    'We send photographs within 2 hours of completion, and keep to our working hours.',
    'Tell us where, and within minutes you see a price.',
    `We are open on ${days[0]}s from eight to four, but closed on Sundays.`,
    'We are open on Sunday 24 December, from eight to noon.',
    'The shops open on Sundays, and we work in the sun from one end to the other.',
    'We are open to ideas, though the market on Sunday is loud. We work on Sunday schools too.',
    'We are available from one to two hours after rain. We are open every day but Sunday.',
    'The pier was established in 1887. My nan has seen it. <a href="geo:50.1,-5.1">Map</a>',
    'The wind comes up the Bristol Channel to Norfolk Road, the A30 and the M5. An M8 bolt holds it. Below Kent peg tiles it is dry.',
    'Croeso i’r ardd â’r llechi. It takes an hour on a one-storey house. A used brush is a unit. An honest price.',
    '<a href="/areas-we-serve"><svg><title>Areas</title></svg></a>',
    '<img src="/photo.jpg" srcset="data:image/png;base64,iVBORw0= 1x" alt="" width="4" height="3">',
  ])
    writeOn(site, path, text);
  hostFile('_redirects', () => `${path} ${path}.html 200\n`)(site, path);
  expect(review(site)).toEqual([]);
});

test('a link that is broken on four pages is one finding, and on five pages it is a fault of the layout', () => {
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
      what: 'The link "Gone" leads nowhere',
      pages: fixtureServicePaths.slice(0, 5).toSorted(),
    }),
  ]);
});

test('an accepted fault stays accepted when it is on another page too, and other faults of its rule stay open', () => {
  const site = makeFixtureSite();
  const links = '<a href="/gone">Gone</a><a href="/lost">Lost</a>';
  const breakOn = (page: string) =>
    replaceOn(site, page, ['</footer>', `${links}</footer>`]);
  const [other = '', ...five] = fixtureServicePaths.slice(0, 6);
  five.forEach(breakOn);
  const { rule, path, cause } = review(site)[0]!;
  const entry = { rule, path, cause, reason: 'It comes back', date: '' };
  breakOn(other);
  const { findings, idle } = acceptFindings(review(site), [entry]);
  expect(findings.map(({ where }) => where)).toEqual([
    'a href: /gone',
    'a href: /lost',
  ]);
  expect(findings.map(({ pages }) => pages.length)).toEqual([6, 6]);
  expect(findings.map(stopsDeploy)).toEqual([false, true]);
  expect(idle).toEqual([]);
});

test('a finding names the file of the words at fault, however its message quotes them', () => {
  const inputs = loadInputs(packFolder);
  const [path = ''] = fixtureServicePaths;
  const page = pages.find((each) => each.path === path)!;
  const real = provenanceOf(page, inputs);
  const [long, { source }] = [...real.sentences].find(
    ([text]) => text.length > 120,
  )!;
  const site = makeFixtureSite();
  replaceOn(site, path, [
    '<meta name="description" content="',
    '<meta name="description" content="the the ',
  ]);
  replaceOn(site, path, [
    '"@graph":[',
    `"@graph":[{"@type":"Thing","slogan":${JSON.stringify(long)}},`,
  ]);
  const input = { ...reviewInput(site), provenanceOf: () => real };
  const sources = review(site, input).map(({ rule, source }) => [rule, source]);
  expect(sources).toContainEqual(['doubled-word', real.description!.source]);
  expect(sources).toContainEqual(['structured-data-visible', source]);
});

test('of many faults of one rule on a page the first five are reported', () => {
  const site = makeFixtureSite();
  const [path = ''] = fixtureServicePaths;
  for (const mark of ['a', 'b', 'c', 'd', 'e', 'f'])
    writeOn(site, path, `A patio was <% ${mark}`);
  expect(review(site)).toHaveLength(5);
});

test.each(['{"routes": [', '{"routes": null}', '{"routes": [{"src": "("}]}'])(
  'a host’s file that was damaged stops no review: %s',
  (text) => {
    const site = makeFixtureSite();
    site.hostFiles.set('vercel.json', text);
    expect(review(site)).toEqual([]);
  },
);

test('structured data with an empty node, or with names that every object has, stops no review', () => {
  const site = makeFixtureSite();
  const [path = ''] = fixtureServicePaths;
  replaceOn(site, path, [
    '"@graph":[',
    '"@graph":[null,{"@type":"constructor","toString":"spotless"},',
  ]);
  expect(review(site).map(({ rule }) => rule)).toEqual([
    'structured-data-recommended',
    'structured-data-visible',
  ]);
});

test('two reviews of one site give the same findings', () => {
  const site = makeFixtureSite();
  replaceOn(site, fixtureServicePaths[3]!, [
    '</main>',
    '<a href="/gone">Gone</a></main>',
  ]);
  expect(JSON.stringify(review(site))).toBe(JSON.stringify(review(site)));
});

/*
 * The diary's posts are published without a deploy. Their faults only warn, so that they do not
 * stop the next deploy.
 */
const ownText = /<p>[a-z ]{100,}<\/p>/;

test.each([
  ['an empty diary', '<p>Coming Soon</p>', ownText, 'thin-page'],
  [
    'a picture loaded over http',
    '<img src="http://photos.example/a.jpg" alt="A terrace" width="400" height="300">',
    /^/,
    'missing-file',
  ],
  [
    'a picture without an alt text',
    '<img src="/photo.jpg" width="4" height="3">',
    /^/,
    'image-alt',
  ],
  [
    'a template tag left over',
    '<p>Cleaned {{town}}.</p>',
    /^/,
    'template-marks',
  ],
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
