import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { services } from '../../core/domain/services.ts';

/* Rules for the texts of templates and profiles, which docs/writing.md explains. */

const root = join(import.meta.dirname, '../..');
const readAll = (pattern: string | readonly string[]) =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const templates = readAll('templates/**/*.hbs').map(({ file, text }) => ({
  file,
  text: text.replace(/\{\{[^}]*\}\}/g, ''),
}));
const profiles = readAll(['site/profiles/*.json', 'site/generic-profile.json']);

// A figure typed into a sentence becomes outdated when the price list changes.
const figures: readonly [string, RegExp][] = [
  [
    'a sum of money',
    /[£$€]\s*\d|\b\d+(?:\.\d+)?\s*(?:pounds?|pence|quid|gbp)\b|\b(?:ten|twenty|fifty|hundred|thousand)\s+(?:pounds|quid)\b/i,
  ],
  ['a pressure', /\b\d[\d,.]*\s*(?:psi|bar)\b/i],
  [
    'a length of time',
    /\b\d+(?:\s*[-–]\s*\d+)?\s*(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\b/i,
  ],
  ['a share', /\b\d+(?:\.\d+)?\s*(?:%|per\s?cent\b)/i],
];

test.each(figures)('no template or profile contains %s', (_what, pattern) => {
  const faults = [...templates, ...profiles].flatMap((written) =>
    (pattern.exec(written.text) ?? [])
      .slice(0, 1)
      .map((found) => `${written.file}: ${found}`),
  );
  expect(faults).toEqual([]);
});

test('no template or profile contains a control character, a zero-width space or a byte order mark', () => {
  const hidden = /(?![\t\n\r])\p{Cc}|\u200b|\ufeff/u;
  const found = [...templates, ...profiles].filter(({ text }) =>
    hidden.test(text),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('questions, reasons, titles and descriptions contain no HTML entities', () => {
  const plain = templates.filter(({ file }) =>
    /\/(?:faqs|reasons|seo-title|seo-description)\//.test(file),
  );
  // Each service has at least a title, a description and three questions.
  expect(plain.length).toBeGreaterThanOrEqual(services.length * 5);
  expect(
    plain.filter(({ text }) => /&\w+;/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
