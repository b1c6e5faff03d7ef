import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { townProfileSchema, type TownProfile } from './profile.ts';

const profile: TownProfile = v.parse(
  townProfileSchema,
  JSON.parse(
    readFileSync(
      join(
        import.meta.dirname,
        '../../examples/cornwall/site/profiles/truro.json',
      ),
      'utf8',
    ),
  ),
);

/** Paths of the fields that are refused after a change. */
function wrongFields(
  change: Partial<Record<keyof TownProfile, unknown>>,
): string[] {
  const { issues = [] } = v.safeParse(townProfileSchema, {
    ...profile,
    ...change,
  });
  return [...new Set(issues.map((issue) => v.getDotPath(issue)!))];
}

test.each([
  ['coastal', 'yes'],
  ['exposure', ['the salt wind', 'the rain']],
  ['setting', 'a lower-case start.'],
  ['setting', 'No full stop'],
  ['postcodeHints', []],
  ['typicalSurfaces', ['one', 'two']],
  ['typicalSurfaces', Array(6).fill('slate roofs')],
  ['softClaims', profile.softClaims.slice(0, 2)],
  ['commonIssues', profile.commonIssues.slice(0, 2)],
  ['nearbyDescriptors', ['Malpas']],
  ['setting', `A ${'very '.repeat(300)}long text.`],
  ['onload', 'alert(1)'],
])('a profile whose %s is %j is refused', (field, value) => {
  expect(wrongFields({ [field]: value })).toEqual([field]);
});

test.each(['<b>the wind</b>', 'the {{town}} wind', 'the wind > rain'])(
  'a profile text with markup or a template tag is refused: %s',
  (text) => {
    expect(wrongFields({ setting: text })).toContain('setting');
  },
);

test('a sentence may begin with a quotation mark, and a phrase must not end with a full stop, ! or ?', () => {
  expect(
    wrongFields({ setting: '"Up along", as they say. Then down.' }),
  ).toEqual([]);
  for (const end of ['.', '!', '?'])
    expect(
      wrongFields({
        landmarksGeneric: ['the quay', 'the church', `the square${end}`],
      }),
    ).toEqual(['landmarksGeneric.2']);
});

/** Notes on two services of the example pack, which the types of another pack do not have. */
const notesOf = profile.services as unknown as Readonly<
  Record<
    'gutter-cleaning' | 'patio-cleaning',
    TownProfile['services'][keyof TownProfile['services']]
  >
>;

test('a profile must have complete notes on every service of the pack, and on no other', () => {
  const { 'gutter-cleaning': gutter, ...others } = notesOf;
  expect(wrongFields({ services: others })).toEqual([
    'services.gutter-cleaning',
  ]);
  expect(
    wrongFields({
      services: {
        ...others,
        'gutter-cleaning': { ...gutter, note: undefined },
      },
    }),
  ).toEqual(['services.gutter-cleaning.note']);
  expect(
    wrongFields({
      services: { ...profile.services, 'roof-cleaning': gutter },
    }),
  ).toEqual(['services.roof-cleaning']);
});

const patio = notesOf['patio-cleaning'];
const wrongNotes = (change: object) =>
  wrongFields({
    services: {
      ...profile.services,
      'patio-cleaning': { ...patio, ...change },
    },
  });

test('a promise must name at least one service', () => {
  expect(
    wrongFields({
      softClaims: [
        { text: 'We sheet it.', for: [] },
        ...profile.softClaims.slice(1),
      ],
    }),
  ).toEqual(['softClaims.0.for']);
});

test('the notes on a service must have three questions, each with an answer in whole sentences', () => {
  expect(wrongNotes({ questions: patio.questions.slice(1) })).toEqual([
    'services.patio-cleaning.questions',
  ]);
  expect(
    wrongNotes({
      questions: [{ q: 'Tell us', a: 'no' }, ...patio.questions.slice(1)],
    }),
  ).toEqual([
    'services.patio-cleaning.questions.0.q',
    'services.patio-cleaning.questions.0.a',
  ]);
});
