import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTemplateRenderer } from './template-renderer.ts';

/** What Handlebars itself makes of a template, or says is wrong with it. */
function compiled(source: string, values: object, escape: boolean): string {
  const knownHelpers = { if: true, unless: true };
  return outcome(() =>
    Handlebars.compile(source, { strict: true, knownHelpersOnly: true, knownHelpers, noEscape: !escape })(values),
  );
}

const rendered = (source: string, values: object, escape: boolean) =>
  outcome(() => createTemplateRenderer(Handlebars.parse(source), escape)(values));

function outcome(render: () => string): string {
  try {
    return render();
  } catch (error) {
    return `fails: ${(error as Error).message}`;
  }
}

const values = {
  town: 'Lyme <& "Co">',
  note: "It's `so` = 1",
  empty: '',
  none: undefined,
  nothing: null,
  zero: 0,
  number: 7,
  yes: true,
  no: false,
  list: [],
  full: ['a'],
};

const folder = join(import.meta.dirname, '../templates');
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.hbs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

test('every committed template is rendered as Handlebars renders it, whichever of its conditions hold', () => {
  const names = [
    ...new Set(
      committed.flatMap((source) =>
        [...source.matchAll(/\{\{(?:#if |else if )?([a-zA-Z]+)\}\}/g)].map(([, name]) => name!),
      ),
    ),
  ];
  expect(names).toContain('town');
  for (const flag of [true, false]) {
    const context = Object.fromEntries(
      names.map((name) => [
        name,
        /^(?:coastal|moorland|estuary|isHome)$/.test(name) ? flag : `a ${name} of <b>Mary's</b>`,
      ]),
    );
    for (const source of committed) expect(rendered(source, context, flag)).toBe(compiled(source, context, flag));
  }
});

test('a name that every object has is no field, where Handlebars would show nothing', () => {
  expect(rendered('{{constructor}}', values, true)).toBe('fails: "constructor" not defined in [object Object] - 1:2');
});

describe('is rendered as Handlebars renders it, or fails with its words:', () => {
  // Handlebars warns of a field that every object has, and goes on.
  const warnings = vi.spyOn(console, 'error').mockReturnValue();
  afterAll(() => warnings.mockRestore());

  test.each([
    'plain text',
    '',
    '{{town}}',
    '{{ note }} {{town}}{{number}}',
    '{{empty}}|{{none}}|{{nothing}}|{{zero}}|{{yes}}|{{no}}',
    '{{#if yes}}a{{/if}}',
    '{{#if no}}a{{/if}}',
    '{{#if no}}a{{else}}b{{/if}}',
    '{{#if no}}a{{else if zero}}b{{else if number}}{{town}}{{else}}d{{/if}}',
    '{{#unless yes}}a{{else}}b{{/unless}}',
    '{{#unless none}}a{{/unless}}',
    '{{#unless list}}a{{else}}b{{/unless}}',
    '{{#if full}}a{{/if}}',
    '{{#if missing}}a{{else}}b{{/if}}',
    '{{#if yes}}{{#unless no}}{{note}}{{/unless}}{{/if}}',
    '<p>\n  {{#if yes}}\n  a\n  {{/if}}\n</p>',
    'a {{~town~}} b {{~#if yes~}} c {{~/if~}} d',
    '{{! said to nobody }}a{{!-- {{town}} --}}',
    '\\{{town}}',
    '{{missing}}',
    'a\n  {{missing}}',
    '{{#if no}}{{missing}}{{/if}}',
    '{{#if yes}}{{missing}}{{/if}}',
    '{{#if toString}}a{{else}}b{{/if}}',
    '{{this.town}}',
    '{{./town}}',
    '{{full.[0]}}',
    '{{full.length}}',
    '{{@root.town}}',
    '{{"town"}}',
    '{{1}}',
    '{{#if true}}a{{/if}}',
    '{{#if zero includeZero=true}}a{{/if}}',
    '{{if}}',
    '{{#town}}a{{/town}}',
    '{{#each full}}{{this}}{{/each}}',
    '{{> part}}',
    '{{lookup full 0}}',
    '{{#if yes no}}a{{/if}}',
    '{{^yes}}a{{/yes}}',
    '{{^if yes}}a{{else}}b{{/if}}',
    '{{town note}}',
    '{{#with full}}{{length}}{{/with}}',
    '{{#if yes as |x|}}{{x}}{{/if}}',
  ])('%j', (source) => {
    for (const escape of [true, false]) expect(rendered(source, values, escape)).toBe(compiled(source, values, escape));
  });
});
