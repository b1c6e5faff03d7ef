import { expect, test } from 'vitest';
import { describeEdit } from './as-built.ts';

const tag = (content: string) => `<meta name="robots" content="${content}">`;

test.each([
  [
    'changed words are shown without those around them',
    tag('index, follow'),
    tag('noindex, follow'),
    '"index," was changed to "noindex," after the build',
  ],
  [
    'a value in data is shown alone',
    '{"opens":"08:00","closes":"18:00"}',
    '{"opens":"08:00","closes":"06:00"}',
    '"18:00" was changed to "06:00" after the build',
  ],
  [
    'added words are shown',
    'We come on Monday.',
    'We come if it is dry on Monday.',
    '"if it is dry" was added after the build',
  ],
  [
    'a figure is shown whole',
    'at 1,500-3,000 PSI',
    'at 1,500-30,000 PSI',
    '"1,500-3,000" was changed to "1,500-30,000" after the build',
  ],
  [
    'line ends of another system are told',
    'Allow: /',
    'Allow: /\r',
    'White space was changed after the build',
  ],
  [
    'a removed tag is shown',
    '<p>Sample reviews.</p>',
    '',
    '"<p>Sample reviews.</p>" was removed after the build',
  ],
])('%s', (_, before, after, told) => {
  expect(describeEdit({ before, after }).what).toBe(told);
});

test('a long edit is cut, and its context begins a little before it', () => {
  const start = 'moss '.repeat(40);
  const { what, context } = describeEdit({
    before: `${start}brown`,
    after: `${start}${'green '.repeat(80)}`,
  });
  expect(what.length).toBeLessThan(300);
  expect(context).toMatch(/^moss moss .* green/);
});
