import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { services } from '../../src/domain/services.ts';

/* Rules for what writers write. docs/writing.md explains them. */

const root = join(import.meta.dirname, '../..');
const readAll = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      file: join(entry.parentPath, entry.name).slice(root.length + 1),
      text: readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));

const templates = readAll('templates').map(({ file, text }) => ({
  file,
  text: text.replace(/\{\{[^}]*\}\}/g, ''),
}));
/** A pack whose towns have no profile yet has only the generic one. */
const profiles = [
  ...(existsSync(join(root, 'site/profiles')) ? readAll('site/profiles') : []),
  ...readAll('site').filter(({ file }) => file === 'site/generic-profile.json'),
];

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

test.each(figures)('no template or profile holds %s', (_what, pattern) => {
  const faults = [...templates, ...profiles].flatMap((written) =>
    (pattern.exec(written.text) ?? [])
      .slice(0, 1)
      .map((found) => `${written.file}: ${found}`),
  );
  expect(faults).toEqual([]);
});

// The page has styles for these elements only. A class or a link with a typed address would bypass
// the design and the path builder.
test('body sections use headings, paragraphs, lists and links to fields only', () => {
  const faults = templates.flatMap(({ file, text }) =>
    (text.match(/<[^>]*>?/g) ?? [])
      .filter(
        (tag) => !/^<\/?(?:h2|p|ul|ol|li|a|small)>$|^<a href="">$/.test(tag),
      )
      .map((tag) => `${file}: ${tag}`),
  );
  expect(faults).toEqual([]);
});

test('questions, reasons, titles and descriptions are plain text', () => {
  const plain = templates.filter(({ file }) =>
    /\/(?:faqs|reasons|seo-title|seo-description)\//.test(file),
  );
  // Each service has at least a title, a description and three questions.
  expect(plain.length).toBeGreaterThanOrEqual(services.length * 5);
  expect(
    plain.filter(({ text }) => /[<>]|&\w+;/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
