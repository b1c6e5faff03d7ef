import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Problem } from '../../core/domain/problems.ts';
import { loadTemplates } from './templates.ts';

/**
 * Loads templates from these files alone. `problems` has only the problems in these files, since
 * most other files are missing.
 */
function load(files: Record<string, string>) {
  const { root, write } = temporaryFolder();
  for (const [path, source] of Object.entries(files)) write(path, source);
  const problems: Problem[] = [];
  const templates = loadTemplates(root, problems);
  return {
    templates,
    all: problems,
    problems: problems.filter(({ file }) =>
      Object.keys(files).includes(file.replace('templates/', '')),
    ),
  };
}

test.each([
  '<p>{{{town}}}</p>',
  '<p>{{&town}}</p>',
  '<p>{{~{town}~}}</p>',
  '<p>{{~&town}}</p>',
])('a template that switches escaping off is refused: %s', (source) => {
  expect(load({ 'hub/intro/1.hbs': source }).problems).toEqual([
    {
      file: 'templates/hub/intro/1.hbs',
      message: 'switches escaping off: use two braces',
    },
  ]);
});

test('a template that states a sum of money is refused', () => {
  const source = '<p>We wash slabs from £4.00.</p>';
  expect(load({ 'hub/intro/1.hbs': source }).problems).toEqual([
    {
      file: 'templates/hub/intro/1.hbs',
      message: expect.stringContaining('states £4.00'),
    },
  ]);
});

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
])('the markup %s is refused with the name of its template', (source) => {
  expect(load({ 'hub/intro/1.hbs': source }).problems).toEqual([
    {
      file: 'templates/hub/intro/1.hbs',
      message: expect.stringContaining('markup that is not allowed'),
    },
  ]);
});

test('running text in a template may contain a few elements, and plain text may contain none', () => {
  const text =
    '<h2>Why</h2>\n<p>In {{town}}, <strong>5 &lt; 6</strong> and 3 < 4.</p><ul><li>One</li></ul>';
  expect(load({ 'hub/intro/1.hbs': text }).problems).toEqual([]);
  expect(
    load({ 'patio-cleaning/faqs/safe/1.hbs': 'Is it <b>safe</b>?\n\nYes.' })
      .problems,
  ).toEqual([
    {
      file: 'templates/patio-cleaning/faqs/safe/1.hbs',
      message: expect.stringContaining('leave markup out'),
    },
  ]);
});

test.each(['first', '0', '01', 'a1', '-1', '1.5'])(
  'a variant file with the name %s.hbs is refused',
  (name) => {
    expect(load({ [`hub/intro/${name}.hbs`]: '<p>Text</p>' }).problems).toEqual(
      [
        {
          file: `templates/hub/intro/${name}.hbs`,
          message: 'must be named by its number, as in 3.hbs',
        },
      ],
    );
  },
);

test('front matter is parsed, and line numbers in messages still match the file', () => {
  const { templates, problems } = load({
    'hub/intro/1.hbs':
      '---\nneeds: seaAir\nsays: season late autumn\n---\n<p>{{town}}</p>',
  });
  expect(problems).toEqual([]);
  const [variant] = templates.hub.sections.intro!;
  expect(variant).toMatchObject({
    needs: ['seaAir'],
    says: { season: 'late autumn' },
    names: [{ name: 'town', line: 5 }],
  });
  expect(variant!.render({ town: 'Truro' })).toBe('<p>Truro</p>');
});

test.each([
  [
    'needs: seaWind',
    /^needs "seaWind", which is not a subject of site\/text-rules\.ts/,
  ],
  ['says: season', /^says "season" without words/],
  ['wants: seaAir', /^"wants: seaAir" is neither/],
])('front matter "%s" is refused', (line, message) => {
  expect(
    load({ 'hub/intro/1.hbs': `---\n${line}\n---\n<p>Text</p>` }).problems,
  ).toEqual([
    {
      file: 'templates/hub/intro/1.hbs',
      message: expect.stringMatching(message),
    },
  ]);
});

test('variants are sorted by number, so that 9.hbs comes before 10.hbs', () => {
  const { templates } = load({
    'hub/intro/10.hbs': 'ten',
    'hub/intro/9.hbs': 'nine',
    'hub/intro/1.hbs': 'one',
  });
  expect(templates.hub.sections.intro!.map(({ number }) => number)).toEqual([
    1, 9, 10,
  ]);
});

test('a section without a variant and a service with too few questions are reported', () => {
  const { all } = load({ 'gutter-cleaning/faqs/one/1.hbs': 'Why?\n\nMoss.' });
  expect(all).toContainEqual({
    file: 'templates/gutter-cleaning/needs',
    message: 'has no variant: add 1.hbs',
  });
  expect(all).toContainEqual({
    file: 'templates/gutter-cleaning/faqs',
    message: 'has 1 folders; a page shows 3',
  });
  expect(all).toContainEqual({
    file: 'templates/hub/reasons',
    message: 'has 0 folders; a page shows 5',
  });
});
