import { expect, test } from 'vitest';
import { splitSections } from './split-sections.ts';

test('generated text is split at its h2 headings, and text before the first heading is kept', () => {
  expect(
    splitSections(
      '<p>Lead.</p>\n<h2>What it costs</h2>\n<p>One.</p><h3>Two</h3>\n<h2>After</h2><p>3</p>',
    ),
  ).toEqual([
    { id: '', heading: '', html: '<p>Lead.</p>' },
    {
      id: 'what-it-costs',
      heading: 'What it costs',
      html: '<p>One.</p><h3>Two</h3>',
    },
    { id: 'after', heading: 'After', html: '<p>3</p>' },
  ]);
});

test('the id of a heading with escaped characters has only letters, digits and hyphens', () => {
  const [section] = splitSections(
    '<h2>Slate &amp; cob: what&#x27;s best?</h2><p>x</p>',
  );
  expect(section!.id).toBe('slate-cob-whats-best');
});
