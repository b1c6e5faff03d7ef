import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { services } from '../../core/domain/services.ts';
import { findTown, towns } from '../../core/domain/towns.ts';
import { traceSentences } from '../../generator/pages/trace-sentences.ts';
import { textOfHtml } from '../../generator/pages/content-text.ts';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';
import {
  outlinePage,
  type PageOutline,
} from '../../generator/pages/outline-page.ts';
import {
  renderHub,
  renderServicePage,
} from '../../generator/pages/render-page.ts';

const root = join(import.meta.dirname, '../..');
const inputs = loadInputs(root);
const outlines = towns.flatMap((town) => [
  outlinePage(town, inputs),
  ...services.map((service) => outlinePage(town, inputs, service)),
]);
const letters = (text: string) => text.replace(/\s+/g, '');

/** All texts of a page that a visitor or crawler reads, in the order of the provenance. */
function textOf(outline: PageOutline): string {
  if (outline.service === undefined) {
    const { seo, standfirst, bodyHtml, summaries, reasons } = renderHub(
      outline,
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
  const { seo, standfirst, bodyHtml, faqs } = renderServicePage(outline, []);
  return [
    seo.title,
    seo.description,
    standfirst,
    textOfHtml(bodyHtml),
    ...faqs.flatMap(({ q, a }) => [q, a]),
  ].join('\n');
}

test("the sentences of a page's provenance add up to the whole page, in order", () => {
  for (const outline of outlines)
    expect(
      letters(
        traceSentences(outline)
          .map(({ text }) => text)
          .join(''),
      ),
      outline.key,
    ).toBe(letters(textOf(outline)));
});

test("every sentence is traced to a file that exists, with a variant's number if it is a template", () => {
  const files = new Set(
    outlines.flatMap((outline) =>
      traceSentences(outline).map(({ template }) => template),
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
  for (const outline of outlines) {
    const fields = new Set(
      traceSentences(outline)
        .flatMap((sentence) => sentence.fields)
        .filter((field) => field.startsWith(outline.loaded.file)),
    );
    expect(fields.size, outline.key).toBeGreaterThanOrEqual(5);
  }
});

test('the sentences that are traced to a profile field add up to the text of that field', () => {
  const exeter = findTown('exeter')!;
  const { profile, file } = inputs.profiles.get('exeter')!;
  const outline = outlinePage(exeter, inputs, services[2]!);
  const notes = traceSentences(outline).filter(({ fields }) =>
    fields.includes(`${file}: services.patio-cleaning.note`),
  );
  expect(letters(notes.map(({ text }) => text).join(''))).toBe(
    letters(profile.services[services[2]!.slug].note),
  );
});

test('a sentence that is traced to no field is in its template word for word', () => {
  const plain = traceSentences(outlines[1]!).filter(
    ({ fields, template }) => fields.length === 0 && template.endsWith('.hbs'),
  );
  expect(plain.length).toBeGreaterThan(5);
  for (const { text, template } of plain)
    expect(textOfHtml(readFileSync(join(root, template), 'utf8'))).toContain(
      text,
    );
});

test('a price is traced to the price list, and a hand-written title to its file', () => {
  const fields = outlines
    .filter(({ key }) => key.endsWith('/patio-cleaning'))
    .flatMap((outline) =>
      traceSentences(outline).flatMap((sentence) => sentence.fields),
    );
  expect(fields).toContain(
    'site/pricing.ts: serviceFigures.patio-cleaning.priceFrom',
  );
  const [title, description] = traceSentences(
    outlinePage(findTown('exeter')!, inputs, services[0]!),
  );
  const { title: text } = inputs.seoOverrides['exeter/pressure-washing']!;
  const template = 'site/seo-overrides.json';
  expect([title, description]).toMatchObject([
    { part: 'title', template, text },
    { part: 'description', template },
  ]);
});
