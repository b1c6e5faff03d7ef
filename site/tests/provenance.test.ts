import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { services } from '../../core/domain/services.ts';
import { findTown, towns } from '../../core/domain/towns.ts';
import { pageProvenance } from '../../generator/pages/provenance.ts';
import { textOfHtml } from '../../generator/pages/content-text.ts';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';
import { planPage, type PagePlan } from '../../generator/pages/plan-pages.ts';
import {
  renderHub,
  renderServicePage,
} from '../../generator/pages/render-page.ts';

const root = join(import.meta.dirname, '../..');
const inputs = loadInputs(root);
const plans = towns.flatMap((town) => [
  planPage(town, inputs),
  ...services.map((service) => planPage(town, inputs, service)),
]);
const letters = (text: string) => text.replace(/\s+/g, '');

/** All texts of a page that a visitor or crawler reads, in the order of the provenance. */
function textOf(plan: PagePlan): string {
  if (plan.service === undefined) {
    const { seo, standfirst, bodyHtml, summaries, reasons } = renderHub(
      plan,
      [],
    );
    return [
      seo.title,
      seo.description,
      standfirst,
      textOfHtml(bodyHtml),
      ...Object.values(summaries),
      ...reasons.flatMap(({ title, text }) => [title, text]),
    ].join('\n');
  }
  const { seo, standfirst, bodyHtml, faqs } = renderServicePage(plan, []);
  return [
    seo.title,
    seo.description,
    standfirst,
    textOfHtml(bodyHtml),
    ...faqs.flatMap(({ q, a }) => [q, a]),
  ].join('\n');
}

test("the sentences of a page's provenance add up to the whole page, in order", () => {
  for (const plan of plans)
    expect(
      letters(
        pageProvenance(plan)
          .map(({ text }) => text)
          .join(''),
      ),
      plan.key,
    ).toBe(letters(textOf(plan)));
});

test("every sentence is traced to a file that exists, with a variant's number if it is a template", () => {
  const files = new Set(
    plans.flatMap((plan) =>
      pageProvenance(plan).map(({ template }) => template),
    ),
  );
  for (const file of files) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(file).toMatch(
      /^(?:templates\/.+\/\d+\.hbs|site\/(?:profiles\/[a-z-]+|seo-overrides)\.json|site\/text-rules\.ts)$/,
    );
  }
});

test("every page uses at least five fields of its own town's profile", () => {
  for (const plan of plans) {
    const fields = new Set(
      pageProvenance(plan)
        .flatMap((sentence) => sentence.fields)
        .filter((field) => field.startsWith(plan.loaded.file)),
    );
    expect(fields.size, plan.key).toBeGreaterThanOrEqual(5);
  }
});

test('the sentences that are traced to a profile field add up to the text of that field', () => {
  const exeter = findTown('exeter')!;
  const { profile, file } = inputs.profiles.get('exeter')!;
  const plan = planPage(exeter, inputs, services[2]!);
  const notes = pageProvenance(plan).filter(({ fields }) =>
    fields.includes(`${file}: services.patio-cleaning.note`),
  );
  expect(letters(notes.map(({ text }) => text).join(''))).toBe(
    letters(profile.services[services[2]!.slug].note),
  );
});

test('a sentence that is traced to no field is in its template word for word', () => {
  const plain = pageProvenance(plans[1]!).filter(
    ({ fields, template }) => fields.length === 0 && template.endsWith('.hbs'),
  );
  expect(plain.length).toBeGreaterThan(5);
  for (const { text, template } of plain)
    expect(textOfHtml(readFileSync(join(root, template), 'utf8'))).toContain(
      text,
    );
});

test('a price is traced to the price list, and a hand-written title to its file', () => {
  const fields = plans
    .filter(({ key }) => key.endsWith('/patio-cleaning'))
    .flatMap((plan) =>
      pageProvenance(plan).flatMap((sentence) => sentence.fields),
    );
  expect(fields).toContain(
    'site/pricing.ts: serviceFigures.patio-cleaning.priceFrom',
  );
  const [title, description] = pageProvenance(
    planPage(findTown('exeter')!, inputs, services[0]!),
  );
  const { title: text } = inputs.seoOverrides['exeter/pressure-washing']!;
  const template = 'site/seo-overrides.json';
  expect([title, description]).toMatchObject([
    { part: 'title', template, text },
    { part: 'description', template },
  ]);
});
