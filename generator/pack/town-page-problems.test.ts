import { expect, test } from 'vitest';
import { plumber } from '../../tests/support/plumber-pack.ts';
import { formatProblem } from '../../src/domain/problems.ts';
import { packProblems } from './check-pack.ts';
import type { PackData } from './pack-data.ts';

const { townPages, estimates } = plumber;
const offer = { surfaces: [{ quizSurface: 'Boiler' }], sizes: [{}] };

const linesOf = (change: Partial<PackData>) => packProblems({ ...plumber, ...change }).map(formatProblem);

test.each<[what: string, change: Partial<PackData>, said: RegExp]>([
  [
    'a service without facts at a glance',
    { townPages: { ...townPages, glances: {} } },
    /^site\/words\/at-a-glance\.ts: boiler-repairs: has no facts/,
  ],
  [
    'a service without its year',
    { townPages: { ...townPages, years: {} } },
    /^site\/words\/year\.ts: years\.boiler-repairs: is missing/,
  ],
  [
    'a year of eleven months',
    { townPages: { ...townPages, years: { 'boiler-repairs': { months: Array(11).fill('fine'), reasons: ['Any.'] } } } },
    /^site\/words\/year\.ts: years\.boiler-repairs\.months: must be 12/,
  ],
  [
    'a year without a reason',
    { townPages: { ...townPages, years: { 'boiler-repairs': { months: Array(12).fill('fine'), reasons: [] } } } },
    /^site\/words\/year\.ts: years\.boiler-repairs\.reasons: are missing/,
  ],
  [
    'a year of a service that is gone',
    {
      townPages: {
        ...townPages,
        years: { ...townPages.years, taps: { months: Array(12).fill('fine'), reasons: ['x'] } },
      },
    },
    /^site\/words\/year\.ts: years: "taps" is no service/,
  ],
  [
    'a service without a close-up for lists',
    { townPages: { ...townPages, hubPictures: {} } },
    /^site\/words\/surface-figures\.ts: hubPictures\.boiler-repairs: is missing/,
  ],
  [
    'a service without close-ups of the work',
    { townPages: { ...townPages, methodFigures: {} } },
    /^site\/words\/surface-figures\.ts: methodFigures\.boiler-repairs: is missing/,
  ],
  [
    'a material that no picture shows',
    { townPages: { ...townPages, materials: ['brick', 'copper'] } },
    /^site\/words\/surface-figures\.ts: materialFigures\.copper: is missing/,
  ],
  [
    'a picture of a material that is gone',
    { townPages: { ...townPages, materials: [] } },
    /^site\/words\/surface-figures\.ts: materialFigures: "brick" is no material of site\/materials\.ts/,
  ],
  [
    'a material kept for a service that is gone',
    { townPages: { ...townPages, onlyAbove: { brick: ['taps'] } } },
    /^site\/words\/surface-figures\.ts: onlyAbove\.brick: "taps" is no service/,
  ],
  [
    'a close-up that nobody described',
    { describedCloseUps: [] },
    /^site\/words\/surface-figures\.ts: hubPictures\.boiler-repairs: "close-flue" is no close-up/,
  ],
  [
    'a price by the square metre that nobody can reckon with',
    { estimates: { ...estimates, byArea: ['boiler-repairs'] } },
    /^site\/estimates\.ts: estimateOffers\.boiler-repairs: is missing/,
  ],
  [
    'an estimate for a service that is gone',
    { estimates: { ...estimates, services: { taps: offer } } },
    /^site\/estimates\.ts: estimateOffers: "taps" is no service/,
  ],
  [
    'an estimate on a card that is gone',
    { estimates: { ...estimates, cards: { taps: offer } } },
    /^site\/estimates\.ts: cardOffers: "taps" is no card/,
  ],
  [
    'an estimate without a familiar size',
    { estimates: { ...estimates, services: { 'boiler-repairs': { ...offer, sizes: [] } } } },
    /^site\/estimates\.ts: estimateOffers\.boiler-repairs: has no familiar size/,
  ],
  [
    'an estimate that hands the quiz an answer it has not',
    { estimates: { ...estimates, cards: { boilers: { ...offer, surfaces: [{ quizSurface: 'Tap' }] } } } },
    /^site\/estimates\.ts: cardOffers\.boilers\.quizSurface: "Tap" is no answer of the quiz/,
  ],
  [
    'a size that the quiz does not know',
    { estimates: { ...estimates, sizeAnswers: ['Huge'] } },
    /^site\/estimates\.ts: estimateLimits\.quizSizes: "Huge" is no answer/,
  ],
  [
    'a river of another county',
    {
      rivers: [
        {
          name: 'Exe',
          course: [
            [50.6, -3.4],
            [50.7, -3.5],
          ],
        },
      ],
    },
    /^site\/map-features\.ts: rivers: Exe: lies wholly outside the frame/,
  ],
  [
    'a moor of two points',
    {
      moors: [
        {
          name: 'Marsh',
          outline: [
            [51, 1],
            [51.1, 1.1],
          ],
        },
      ],
    },
    /^site\/map-features\.ts: moors: Marsh: needs 3 points/,
  ],
  [
    'a frame that is turned round',
    { map: { ...plumber.map, frame: { west: 1.5, east: 0.5, south: 50.9, north: 51.5 } } },
    /^site\/map\.ts: frame: is turned round/,
  ],
  [
    'a thing of a service that is gone',
    { things: [{ name: 'taps?', services: ['taps'] }] },
    /^site\/things\.ts: taps\?: "taps" is no service/,
  ],
])('%s is told in one line that names file and field', (_what, change, said) => {
  const lines = linesOf(change);
  expect(lines).toContainEqual(expect.stringMatching(said));
  for (const line of lines) expect(line).not.toContain('\n');
});
