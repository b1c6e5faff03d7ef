import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { townProfileSchema, type TownProfile } from './profile.ts';
import { calendarProblems } from './town-calendar.ts';

const truro = v.parse(
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

type Notes = TownProfile['services'][keyof TownProfile['services']];

/** What is wrong once Truro's notes on a service say this of the time of year. */
function said(
  service: string,
  {
    a = '',
    months = [],
    ...change
  }: Partial<Pick<Notes, 'bestMonths'>> & {
    readonly a?: string;
    readonly months?: Notes['questions'][number]['months'];
  },
) {
  const notes = Object.entries(truro.services).map(([slug, own]) => {
    const [first, ...others] = own.questions;
    const questions = [{ ...first!, a, months }, ...others];
    return [slug, slug === service ? { ...own, questions, ...change } : own];
  });
  const services = Object.fromEntries(notes) as TownProfile['services'];
  const loaded = { file: 'truro.json', profile: { ...truro, services } };
  return calendarProblems(loaded).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

test('a month that an answer recommends is named in it, and is not one to wait in', () => {
  const field = 'services.patio-cleaning.questions.0.months';
  expect(
    said('patio-cleaning', {
      a: 'In April or October.',
      months: ['April', 'October'],
    }),
  ).toEqual([]);
  expect(
    said('patio-cleaning', { a: 'Before Easter.', months: ['April'] }),
  ).toEqual([`${field}: the answer does not name April: name it`]);
  expect(
    said('patio-cleaning', { a: 'In December.', months: ['December'] }),
  ).toEqual([
    `${field}: December is neither best nor fine in the page's calendar: change the answer, or give bestMonths`,
  ]);
});

test("a gutter's answer does not recommend a month in which birds nest", () => {
  expect(said('gutter-cleaning', { a: 'In May.', months: ['May'] })).toEqual([
    expect.stringMatching(/May is neither best nor fine/),
  ]);
});

test("a town's own best months are fine ones of the trade's calendar", () => {
  const best = (month: 'September' | 'December') => ({
    bestMonths: { months: [month], reason: 'the hay is in.' },
  });
  expect(said('patio-cleaning', best('September'))).toEqual([]);
  expect(said('patio-cleaning', best('December'))).toEqual([
    'services.patio-cleaning.bestMonths: December is not fine in the calendar of site/words/year.ts: take it out',
  ]);
});
