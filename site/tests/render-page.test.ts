import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findService } from '../../core/domain/services.ts';
import { findTown } from '../../core/domain/towns.ts';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';
import { planPage } from '../../generator/pages/plan-pages.ts';
import {
  chooseFitting,
  renderServicePage,
} from '../../generator/pages/render-page.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import {
  loadTemplates,
  type Variant,
} from '../../generator/inputs/templates.ts';

const inputs = loadInputs(join(import.meta.dirname, '../..'));
const hubPlan = planPage(findTown('exmouth')!, inputs);
const pagePlan = planPage(
  findTown('exmouth')!,
  inputs,
  findService('patio-cleaning')!,
);

/** Compiles one section and one reason as the generator does. */
function compile(source: string): { html: Variant; text: Variant } {
  const { root, write } = temporaryFolder();
  for (const path of ['hub/intro/1.hbs', 'hub/reasons/local/1.hbs'])
    write(path, source);
  const { hub } = loadTemplates(root, []);
  return { html: hub.sections.intro![0]!, text: hub.entries.local![0]! };
}

const hostile = '</p><script>alert("1")</script>&{{town}}';

test("a field's value cannot add markup to a section", () => {
  const html = compile('<p>{{town}}</p>').html.render({ town: hostile });
  expect(html).toBe(
    '<p>&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;{{town}}</p>',
  );
});

test('a question or reason is rendered without escaping, since the page escapes it when showing it', () => {
  expect(compile("{{town}}'s moss").text.render({ town: 'Lyme & Co' })).toBe(
    "Lyme & Co's moss",
  );
});

test('markup in a profile adds no element to the body of a service page', () => {
  const context = Object.fromEntries(
    Object.entries(pagePlan.fields.context).map(([field, value]) => [
      field,
      typeof value === 'string' ? hostile : value,
    ]),
  );
  const { bodyHtml } = renderServicePage(
    { ...pagePlan, fields: { ...pagePlan.fields, context } },
    [],
  );
  expect(
    [...new Set(bodyHtml.match(/<[^>]*>/g))].filter(
      (tag) =>
        !/^<\/?(?:h2|p|ul|ol|li|small|a)>$/.test(tag) &&
        !/^<a href="[^"<>]*">$/.test(tag),
    ),
  ).toEqual([]);
});

test('the first title that fits is used, and titles that are too long are skipped', () => {
  const [first, second] = hubPlan.titles;
  const fixed = (variant: Variant, text: string) => ({
    ...variant,
    render: () => text,
  });
  const titles = [
    fixed(first!, 'x'.repeat(61)),
    fixed(second!, 'x'.repeat(60)),
  ];
  expect(chooseFitting({ ...hubPlan, titles }, 'title', []).variant.file).toBe(
    second!.file,
  );
});
