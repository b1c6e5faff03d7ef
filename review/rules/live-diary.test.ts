import { expect, test } from 'vitest';
import { paths } from '../../src/domain/pages.ts';
import { acceptFindings, stopsDeploy } from '../accepted.ts';
import {
  fixtureServicePaths,
  htmlAt,
  makeFixtureSite,
  replaceOn,
  reviewInput,
} from '../../tests/support/review/fixture-site.ts';
import { createJudge } from './rule.ts';
import { openSite, readSite } from '../read/read-site.ts';
import { rules } from './all-rules.ts';

/*
 * The diary's texts are newer than the tests. Their faults only warn, so that the next deploy goes
 * out.
 */

/** Reviews the fixture with this HTML in the diary's live part, in place of `text` where given. */
function reviewWith(live: string, text?: RegExp) {
  const site = makeFixtureSite();
  if (text)
    replaceOn(site, paths.jobDiary, [
      text.exec(htmlAt(site, paths.jobDiary))![0],
      '',
    ]);
  for (const path of [paths.jobDiary, fixtureServicePaths[3]!])
    replaceOn(site, path, [
      '</main>',
      `<section data-live="">${live}</section></main>`,
    ]);
  const open = openSite(reviewInput(site));
  const judge = createJudge(rules, open);
  const { findings } = acceptFindings(
    judge.finish(readSite(open, judge.onPage)),
    [],
  );
  return {
    levels: findings.map(({ rule, level }) => `${rule} ${level}`),
    stops: findings.some(stopsDeploy),
  };
}

const ownText = /<p>[a-z ]{100,}<\/p>/;

test.each([
  ['an empty diary', '<p>Coming Soon</p>', ownText, ['thin-page warning']],
  [
    'a short post',
    '<h3>Patio</h3><p>Done.</p>',
    ownText,
    ['thin-page warning'],
  ],
  [
    'a picture that comes by http',
    '<img src="http://photos.example/a.jpg" alt="A terrace" width="400" height="300">',
    undefined,
    ['mixed-content warning'],
  ],
  [
    'a picture without a text',
    '<img src="/photo.jpg" width="4" height="3">',
    undefined,
    ['image-alt warning'],
  ],
  [
    'a wrong article',
    '<p>Cleaning an Truro patio.</p>',
    undefined,
    ['wrong-article warning'],
  ],
  [
    'a mark left over',
    '<p>Cleaned {{town}}.</p>',
    undefined,
    ['template-marks warning'],
  ],
  [
    'a link to a town that the site lacks',
    '<a href="/cornwall/london">London</a>',
    undefined,
    ['broken-link warning'],
  ],
])(
  '%s in the live diary is a warning that stops no deploy',
  (_, live, text, expected) => {
    expect(reviewWith(live, text)).toEqual({ levels: expected, stops: false });
  },
);
