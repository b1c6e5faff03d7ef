import { join } from 'node:path';
import { expect, test } from 'vitest';
import { services } from '../../core/domain/services.ts';
import { towns, type Town } from '../../core/domain/towns.ts';
import type {
  Templates,
  TemplateSet,
  Variant,
} from '../../generator/inputs/templates.ts';
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

const variantOf = (number: number): Variant => ({
  number,
  file: `new/${number}.hbs`,
  names: [],
  needs: [],
  says: {},
  render: () => '',
});

/** The templates that a page shows, those of its title and description included. */
const shownBy = (plan: PagePlan) => [
  ...filesOf(plan),
  ...[plan.titles, plan.descriptions].map(([first]) => first!.file),
];

const { hub, services: sets } = inputs.templates;
const patio = sets['patio-cleaning']!;
const added = variantOf(99);
const ofHub = (set: Partial<TemplateSet>): Templates => ({
  services: sets,
  hub: { ...hub, ...set },
});
const ofPatio = (set: Partial<TemplateSet>): Templates => ({
  services: { ...sets, 'patio-cleaning': { ...patio, ...set } },
  hub,
});
/** Puts the new text first, as its name would in the alphabet. */
const before = (pools: TemplateSet['entries']) => ({
  access: [added],
  ...pools,
});

test.each<[string, Templates]>([
  ['question', ofPatio({ entries: before(patio.entries) })],
  ['section of the hub', ofHub({ sections: before(hub.sections) })],
  ['reason', ofHub({ entries: before(hub.entries) })],
  ['title', ofPatio({ seoTitle: [...patio.seoTitle, added] })],
  [
    'variant',
    ofPatio({
      sections: {
        ...patio.sections,
        local: [...patio.sections.local!, added],
      },
    }),
  ],
])(
  'a new %s is all that changes on pages that show it, and other pages stay as they are',
  (_what, templates) => {
    let showing = 0;
    for (const town of towns)
      for (const service of [undefined, ...services]) {
        const old = shownBy(planPage(town, inputs, service));
        const plan = planPage(town, { ...inputs, templates }, service);
        const now = shownBy(plan);
        if (now.includes(added.file)) showing += 1;
        else expect(now, plan.key).toEqual(old);
        expect([...old, added.file]).toEqual(expect.arrayContaining(now));
      }
    expect(showing).toBeGreaterThan(0);
  },
);

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

test('a town without a profile gets the generic profile', () => {
  expect(planPage(stranger, inputs).loaded).toBe(inputs.generic);
});
