import { join } from 'node:path';
import { expect, test } from 'vitest';
import { services } from '../../src/domain/services.ts';
import { neighboursOf, towns, type Town } from '../../src/domain/towns.ts';
import type { Pool } from '../../generator/inputs/templates.ts';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';
import { planPage, type PagePlan } from '../../generator/pages/plan-pages.ts';
import { toTownPage } from '../../generator/checks/town-page.ts';
import { listPages } from '../../generator/pages/content-text.ts';
import {
  renderHub,
  renderServicePage,
} from '../../generator/pages/render-page.ts';

const inputs = loadInputs(join(import.meta.dirname, '../..'));
const stranger: Town = {
  slug: 'lyme',
  label: 'Lyme',
  type: 'town',
  lat: 50.725,
  lon: -2.94,
};
/**
 * Maximum number of variants that neighbours may share because one of them lacks the subject of
 * another variant. Each is counted from both sides.
 */
const MOST_FALLBACKS = 40;

const plansOf = (town: Town) => [
  planPage(town, inputs),
  ...services.map((service) => planPage(town, inputs, service)),
];
const filesOf = ({ sections, entries }: PagePlan) =>
  [...sections, ...entries].map(({ variant }) => variant.file);

test('a service page has two sections and six questions, and a hub two sections and five reasons', () => {
  for (const plan of towns.flatMap(plansOf)) {
    const isHub = plan.key.endsWith('/hub');
    expect([plan.sections.length, plan.entries.length], plan.key).toEqual(
      isHub ? [2, 5] : [2, 3],
    );
    expect(plan.questions).toHaveLength(isHub ? 0 : 3);
    expect(new Set(plan.entries.map(({ id }) => id)).size).toBe(
      plan.entries.length,
    );
    expect(plan.summaries).toHaveLength(isHub ? 6 : 0);
  }
});

test('the rules for pages see every passage that a page is made of, with its file and field', () => {
  const town = towns[0]!;
  const plans = plansOf(town);
  const [hub, ...others] = plans;
  const pages = listPages(
    town,
    renderHub(hub!, []),
    others.map((plan) => renderServicePage(plan, [])),
  );
  for (const [index, plan] of plans.entries()) {
    const { loaded, standfirst, questions, summaries } = plan;
    const fields = [
      standfirst.field,
      ...questions.map(({ field }) => field),
      ...summaries.map(({ slug }) => `services.${slug}.summary`),
    ];
    const seen = toTownPage(pages[index]!, plan).parts.map(({ from }) => from);
    expect(seen, plan.key).toEqual(
      expect.arrayContaining([
        ...filesOf(plan),
        ...fields.map((field) => `${loaded.file}: ${field}`),
      ]),
    );
  }
});

test("each service's templates have the expected sections and questions, with at least seven variants of each", () => {
  for (const { sections, entries } of Object.values(
    inputs.templates.services,
  )) {
    expect([Object.keys(sections), Object.keys(entries).length]).toEqual([
      ['local', 'needs'],
      5,
    ]);
    for (const pool of Object.values({ ...sections, ...entries }))
      expect(pool.length).toBeGreaterThanOrEqual(7);
  }
  const { hub } = inputs.templates;
  expect([Object.keys(hub.sections), Object.keys(hub.entries).length]).toEqual([
    ['intro', 'issues'],
    6,
  ]);
});

/** Whether the codeword alone chose the variant: the town has the subjects of every variant. */
const isFreelyChosen = ({ fields }: PagePlan, pool: Pool) =>
  pool.every(({ needs }) =>
    needs.every((subject) => fields.context[subject] === true),
  );

test('linked pages share no variant, unless a town lacks the subject of a variant', () => {
  const shared: string[] = [];
  let fallbacks = 0;
  for (const town of towns)
    for (const near of neighboursOf(town))
      for (const service of [undefined, ...services]) {
        const [one, other] = [town, near].map((each) =>
          planPage(each, inputs, service),
        ) as [PagePlan, PagePlan];
        const { sections, entries } = service
          ? inputs.templates.services[service.slug]!
          : inputs.templates.hub;
        const pools = { ...sections, ...entries };
        for (const { id, variant } of [...one.sections, ...one.entries]) {
          if (!filesOf(other).includes(variant.file)) continue;
          if ([one, other].every((plan) => isFreelyChosen(plan, pools[id]!)))
            shared.push(`${one.key} and ${other.key}: ${variant.file}`);
          else fallbacks += 1;
        }
      }
  expect(shared).toEqual([]);
  expect(fallbacks).toBeLessThanOrEqual(MOST_FALLBACKS);
});

test('every question of a service is shown for some town, and towns show different sets of questions', () => {
  for (const service of services) {
    const asked = towns.map((town) =>
      planPage(town, inputs, service).entries.map(({ id }) => id),
    );
    expect(new Set(asked.flat()).size).toBe(5);
    expect(
      new Set(asked.map((ids) => ids.toSorted().join())).size,
    ).toBeGreaterThan(7);
  }
});

test('every variant of a template is used by some town', () => {
  const used = new Set(towns.flatMap(plansOf).flatMap(filesOf));
  const { services: sets, hub } = inputs.templates;
  for (const { sections, entries } of [...Object.values(sets), hub]) {
    for (const { file } of [
      ...Object.values(sections),
      ...Object.values(entries),
    ].flat())
      expect(used, file).toContain(file);
  }
});

test('a hand-written title is used only on its own page', () => {
  const overridden = towns
    .flatMap((town) =>
      services.map((service) => planPage(town, inputs, service)),
    )
    .filter(({ override }) => override);
  expect(overridden.map(({ key }) => key).sort()).toEqual([
    'exeter/driveway-cleaning',
    'exeter/pressure-washing',
    'exeter/roof-moss-removal',
    'exmouth/driveway-cleaning',
    'exmouth/pressure-washing',
    'newton-abbot/render-cleaning',
    'plymouth/pressure-washing',
    'plymouth/roof-moss-removal',
    'sidmouth/driveway-cleaning',
    'torquay/pressure-washing',
  ]);
});

test('a town without a profile gets the generic profile and a codeword of its own', () => {
  const plan = planPage(stranger, inputs);
  expect(plan.loaded).toBe(inputs.generic);
  expect(plan.loaded.profile.codeword).toBeUndefined();
  const seatHidden = {
    ...inputs,
    generic: {
      ...inputs.generic,
      profile: { ...inputs.generic.profile, codeword: 0 },
    },
  };
  expect(filesOf(planPage(stranger, seatHidden))).not.toEqual(filesOf(plan));
});
