import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../src/domain/problems.ts';
import { townProfileSchema } from '../../src/domain/profile.ts';
import { loadTemplates } from '../../generator/inputs/templates.ts';

const root = join(import.meta.dirname, '../..');
const profile = JSON.parse(readFileSync(join(root, 'site/profiles/exeter.json'), 'utf8'));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'));
  cpSync(join(root, 'templates'), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the generator says of one template with this text. */
function complaintsAbout(name: string, text: string): string[] {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  const problems: Problem[] = [];
  loadTemplates(folder, problems);
  writeFileSync(file, before);
  expect(problems.filter((problem) => problem.file !== `templates/${name}`)).toEqual([]);
  return problems.map(({ message }) => message);
}

const body = 'patio-cleaning/intro/1.hbs';
const question = `patio-cleaning/faqs/${readdirSync(join(root, 'templates/patio-cleaning/faqs'))[0]}/1.hbs`;

describe('a template is refused, by name,', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">Hello</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<!-- --><style>*{display:none}</style>',
    '<p style="position:fixed">x</p>',
    '</div>',
    '<P>x</P>',
  ])('with the markup %s', (text) => {
    expect(complaintsAbout(body, text)).toEqual([expect.stringContaining('markup that is not allowed')]);
  });

  test('with any markup where plain text is shown', () => {
    expect(complaintsAbout(question, 'Is it <b>safe</b>?\n\nYes.')).toEqual([
      expect.stringContaining('leave markup out'),
    ]);
  });
});

test('a template may use the elements of running text', () => {
  expect(
    complaintsAbout(
      body,
      '<h2>Why</h2>\n<p>In {{town}}, <strong>5 &lt; 6</strong> and 3 < 4.</p><ul><li>One</li></ul>',
    ),
  ).toEqual([]);
});

describe('a profile is refused', () => {
  test.each([
    ['with a script', { setting: 'A town <script>alert(1)</script>.' }],
    ['with a template mark', { setting: 'A town {{town}}.' }],
    ['with a text too long to read', { setting: `A ${'very '.repeat(300)}long text.` }],
    ['with a field that it does not have', { onload: 'alert(1)' }],
    ['with a list in place of a text', { setting: ['A town.'] }],
  ])('%s', (_what, change) => {
    expect(v.safeParse(townProfileSchema, { ...profile, ...change }).success).toBe(false);
    expect(v.safeParse(townProfileSchema, profile).success).toBe(true);
  });
});
