import { expect, test } from 'vitest';
import {
  townPageFaults,
  townPageRules,
  type TownPageRuleId,
} from './town-page-rules.ts';
import type { TownPage } from './town-page.ts';

const label =
  'Use biocides safely. Always read the label and product information before use.';
const thatch = 'We leave thatch alone, and keep ladders off it.';

const sound: TownPage = {
  path: '/devon/bradninch/patio-cleaning',
  town: 'Bradninch',
  type: 'village',
  service: 'patio-cleaning',
  treatment: 'treat-first',
  terms: ['Patio Cleaning'],
  title: 'Patio Cleaning in Bradninch | Cob & Limewash',
  description: 'Soft washing for houses in Bradninch.',
  standfirst: 'Cream paint and limewash stand in one row here.',
  text: `Biocide is put on and left. The wind off the Culm feeds green algae. Gulls leave droppings. ${label} ${thatch}`,
  exposures: ['wind off the Culm', 'rain from the south-west'],
  issues: [
    { text: 'green algae', cause: 'weather' },
    { text: 'droppings', cause: 'birds' },
  ],
  claims: [{ text: thatch, for: ['patio-cleaning', 'gutter-cleaning'] }],
  wordsOfServices: [[/\bthatch\b/i, ['patio-cleaning', 'gutter-cleaning']]],
  parts: [
    {
      from: 'templates/patio-cleaning/closing/1.hbs',
      text: 'Clean it.',
      says: { interval: 'every year' },
    },
    {
      from: 'site/profiles/bradninch.json: note',
      text: 'Cob stands here.',
      says: { interval: 'every year' },
    },
  ],
  absent: [{ name: 'gulls', words: /\bgulls?\b/i }],
};
const hub: TownPage = { ...sound, service: undefined, treatment: undefined };
const rulesBroken = (change: Partial<TownPage>, page = sound) =>
  townPageFaults({ ...page, ...change }).map(({ rule }) => rule);
const withText = (text: string) => ({ text: `${sound.text} ${text}` });

test('a claim of local demand without evidence is reported with its file, its field and a remedy', () => {
  const said = { from: 'site/profiles/bradninch.json: note', says: {} };
  const text = 'We are often asked about lime.';
  const [fault] = townPageFaults({
    ...sound,
    ...withText(text),
    parts: [...sound.parts, { ...said, text }],
  });
  expect(fault?.message).toBe(
    'site/profiles/bradninch.json: note says "We are often asked": only jobs in the diary prove demand, so say what is known of the place',
  );
});

test('a service page and a hub without faults break no rule', () => {
  expect(rulesBroken({})).toEqual([]);
  expect(rulesBroken({}, hub)).toEqual([]);
});

const seeded: readonly (readonly [
  rule: TownPageRuleId,
  fault: string,
  change: Partial<TownPage>,
])[] = [
  [
    'claim-fits-page',
    'a promise about thatch on a page about windows',
    { service: 'window-cleaning', treatment: undefined },
  ],
  [
    'claim-fits-page',
    'a promise about a surface that only another service deals with',
    { wordsOfServices: [[/\bthatch\b/i, ['gutter-cleaning']]] },
  ],
  [
    'possible-cause',
    'bird droppings blamed on the wind',
    {
      text: sound.text.replace(
        'feeds green algae.',
        'feeds green algae and droppings.',
      ),
    },
  ],
  [
    'possible-cause',
    'traffic listed as weather',
    { issues: [{ text: 'traffic grime', cause: 'weather' }] },
  ],
  [
    'demand-with-evidence',
    'calls from a town',
    withText('Calls from Bradninch are about moss.'),
  ],
  [
    'demand-with-evidence',
    'being asked',
    withText('We are often asked about lime.'),
  ],
  [
    'demand-with-evidence',
    'people who turn to us',
    withText('People in Bradninch turn to us when it is red.'),
  ],
  [
    'one-treatment',
    'plain water where growth is treated first',
    withText('The slabs get plain water.'),
  ],
  [
    'one-treatment',
    'moss treated where surfaces are only washed',
    { treatment: 'wash-only', text: `${sound.text} We treat the moss first.` },
  ],
  [
    'right-kind-of-place',
    'a village called a town',
    withText('It stands on the far side of town.'),
  ],
  [
    'right-kind-of-place',
    'a town called a village',
    { type: 'town', text: `${sound.text} This village is steep.` },
  ],
  [
    'town-not-wedged-in',
    'a town named in a phrase that fits any town',
    withText('In Bradninch or anywhere, we knock first.'),
  ],
  [
    'town-not-wedged-in',
    'the phrase "as everywhere"',
    withText('Around the square, as everywhere, it rains.'),
  ],
  [
    'exposure-once',
    'a second mention of the weather',
    withText('So does rain from the south-west.'),
  ],
  [
    'title-names-service-and-town',
    'a title without its term',
    { title: 'Walls Washed in Bradninch' },
  ],
  [
    'title-names-service-and-town',
    'a title without its town',
    { title: 'Patio Cleaning | Free Quote' },
  ],
  [
    'own-standfirst',
    'a standfirst that is the description',
    { standfirst: 'Soft washing for houses in Bradninch.' },
  ],
  [
    'warning-once',
    'a biocide without its label',
    { text: sound.text.replace(label, '') },
  ],
  ['warning-once', 'the label twice', withText(label)],
  ['warning-once', 'a gentle biocide', withText('We use a gentle biocide.')],
  [
    'only-what-is-there',
    'gulls in a town that has none',
    {
      parts: [
        ...sound.parts,
        {
          from: 'templates/patio-cleaning/care/1.hbs',
          text: 'Gulls nest here.',
          says: {},
        },
      ],
    },
  ],
  [
    'one-figure',
    'two intervals',
    {
      parts: [
        ...sound.parts,
        {
          from: 'templates/a/price/2.hbs',
          text: '',
          says: { interval: 'every spring' },
        },
      ],
    },
  ],
  [
    'never-promised',
    'waste taken away',
    withText('The moss goes away with us.'),
  ],
];

test.each(seeded)('the rule %s finds %s', (rule, _fault, change) => {
  expect(rulesBroken(change)).toEqual([rule]);
});

test('every rule has a seeded fault that it finds', () => {
  expect([...new Set(seeded.map(([rule]) => rule))].sort()).toEqual(
    Object.keys(townPageRules).sort(),
  );
});

test("the message about a fault in a page's texts names every file that the fault is in", () => {
  const parts = [
    ...sound.parts,
    {
      from: 'templates/a/price/2.hbs',
      text: 'Gulls.',
      says: { interval: 'every spring' },
    },
  ];
  expect(
    townPageFaults({ ...sound, parts }).map(({ message }) => message),
  ).toEqual([
    expect.stringMatching(
      /^templates\/a\/price\/2\.hbs says "Gulls", and the profile of Bradninch has no gulls/,
    ),
    'interval is "every year" in templates/patio-cleaning/closing/1.hbs and "every spring" in templates/a/price/2.hbs: say one of them',
  ]);
});

test('a sentence that rules out or questions a treatment does not count as a second treatment', () => {
  expect(rulesBroken(withText('We never use water alone.'))).toEqual([]);
  expect(rulesBroken(withText('Why not use water alone?'))).toEqual([]);
});

test('a page of a village may mention a town square, which is a name', () => {
  expect(rulesBroken(withText('Park in the town square.'))).toEqual([]);
});
