import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  contentOf,
  copyGenerator,
} from '../../tests/support/copies/generator-copy.ts';
import type { TownProfile } from '../../generator/inputs/profile.ts';

/*
 * Each test copies the project and runs the generator at least once: in a process of its own where
 * the environment or the command line matters.
 */
const committed = join(import.meta.dirname, '../../public/content');

test('the generated content equals the committed content byte for byte in any time zone and locale', async () => {
  const project = copyGenerator();
  const machines: Record<string, string>[] = [
    { TZ: 'Asia/Tokyo', LANG: 'C', LC_ALL: 'C' },
    { TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  ];
  for (const env of machines) {
    expect(await project.start(env)).toMatchObject({ code: 0, errors: [] });
    expect(project.content()).toEqual(contentOf(committed));
    project.remove('public');
  }
});

test('--check exits 1 with the names of files that differ, and only a run without it repairs them', async () => {
  const project = copyGenerator();
  project.bringContent();
  const missing = 'public/content/devon/totnes/patio-cleaning.json';
  const changed = 'public/content/hubs/exeter.json';
  const surplus = 'public/content/hubs/london.json';
  expect(await project.make('--check')).toContain(
    '343 content files are as generated.',
  );
  project.write(changed, `${project.read(changed)} `);
  project.remove(missing);
  project.write(surplus, '{}');
  expect(await project.generate(['--check'])).toMatchObject({
    code: 1,
    errors: [
      `added: ${missing}`,
      `changed: ${changed}`,
      `removed: ${surplus}`,
      '3 content files drifted: run npm run generate and commit the result',
    ],
  });
  expect(existsSync(project.path(missing))).toBe(false);
  expect(existsSync(project.path(surplus))).toBe(true);
  const untouched = statSync(
    project.path('public/content/hubs/totnes.json'),
  ).mtimeMs;
  await project.make();
  expect(project.content()).toEqual(contentOf(committed));
  expect(
    statSync(project.path('public/content/hubs/totnes.json')).mtimeMs,
  ).toBe(untouched);
});

test('--town writes only that town and compares it with the existing files of the others', async () => {
  const project = copyGenerator();
  project.bringContent();
  project.edit<TownProfile>(
    'site/profiles/exeter.json',
    (profile) => void (profile.setting += ' The bins go out on Thursdays.'),
  );
  const totnes = 'public/content/devon/totnes/patio-cleaning.json';
  project.write(totnes, project.read(totnes).replace('patio', 'PATIO'));
  const before = project.read(totnes);
  await project.make('--town', 'exeter');
  expect(project.read('public/content/hubs/exeter.json')).toContain(
    'The bins go out on Thursdays.',
  );
  expect(project.read(totnes)).toBe(before);
  const alone = project.content();
  await project.make();
  const all = project.content();
  expect(Object.keys(all).filter((file) => all[file] !== alone[file])).toEqual([
    'devon/totnes/patio-cleaning.json',
  ]);

  const copied = project.read(
    'public/content/devon/totnes/patio-cleaning.json',
  );
  project.write('public/content/devon/seaton/patio-cleaning.json', copied);
  const { code, errors } = await project.generate(['--town', 'exeter']);
  expect(code).toBe(1);
  expect(errors.join('\n')).toMatch(/seaton\/patio-cleaning/);
});

test('--town refuses an unknown town, and names a missing content file of any other town', async () => {
  const project = copyGenerator();
  project.bringContent();
  expect(
    await project.generate(['--town', 'exeter', '--town', 'london']),
  ).toMatchObject({
    code: 1,
    errors: ['--town london: no such town: give its slug, as in site/towns.ts'],
  });
  project.remove('public/content/hubs/totnes.json');
  expect(await project.generate(['--town', 'exeter'])).toMatchObject({
    code: 1,
    errors: [
      'public/content/hubs/totnes.json: is missing or not JSON: run npm run generate without --town',
    ],
  });
});

test('all problems with templates and profiles are reported together, and nothing is written', async () => {
  const project = copyGenerator();
  project.write(
    'templates/hub/intro/1.hbs',
    '<p>{{#if coastal}}Salt on the wind</p>',
  );
  project.write('templates/hub/issues/2.hbs', '<p>{{{typicalSurfaces}}}</p>');
  project.write(
    'templates/patio-cleaning/local/3.hbs',
    '<p>{{town}}</p>\n<p>{{surfaec}}</p>',
  );
  project.write(
    'templates/patio-cleaning/needs/4.hbs',
    '<p>{{#if town}}Salt{{else}}{{costal}}{{/if}}</p>',
  );
  project.write(
    'templates/roof-moss-removal/needs/5.hbs',
    '<p>From {{priceFrom}}</p>',
  );
  project.edit<Record<string, unknown>>(
    'site/profiles/exeter.json',
    (profile) => {
      profile.coastal = 'no';
      profile.exposure = ['damp <b>air</b>', 'the rain', 'the mist'];
      profile.softClaims = [
        { text: 'We sheet it.', for: ['driveway-cleaning'] },
      ];
    },
  );
  for (const town of ['totnes', 'torquay', 'topsham', 'tavistock'])
    project.edit<{ codeword: number }>(
      `site/profiles/${town}.json`,
      (profile) => void (profile.codeword = 7),
    );
  project.write(
    'site/profiles/london.json',
    project.read('site/generic-profile.json'),
  );
  project.write('site/profiles/seaton.json', '{ "coastal": true,');
  project.edit<TownProfile>(
    'site/profiles/dawlish.json',
    (profile) => void (profile.standfirst += ' From £90.'),
  );
  project.edit<Record<string, object>>(
    'site/seo-overrides.json',
    (overrides) => {
      overrides['exeter/window-cleaning'] =
        overrides['exeter/pressure-washing']!;
    },
  );

  const { code, errors } = await project.start();
  expect(code).toBe(1);
  const expected = [
    /^templates\/hub\/intro\/1\.hbs: Parse error on line 1/,
    /^templates\/hub\/issues\/2\.hbs: switches escaping off/,
    /^templates\/patio-cleaning\/local\/3\.hbs: surfaec: is not a field \(line 2\): see docs\/template-fields\.md/,
    /^templates\/patio-cleaning\/needs\/4\.hbs: costal: is not a field \(line 1\)/,
    /^templates\/roof-moss-removal\/needs\/5\.hbs: priceFrom: is not a field/,
    /^site\/profiles\/exeter\.json: coastal: /,
    /^site\/profiles\/exeter\.json: exposure\.0: must be plain text/,
    /^site\/profiles\/exeter\.json: exposure\.0: must start with "the"/,
    /^site\/profiles\/exeter\.json: softClaims: /,
    /^site\/profiles\/tavistock\.json: codeword: is not a field here: .* remove it \(and in 3 more profiles\)$/,
    /^site\/profiles\/london\.json: no town of this name in site\/towns\.ts/,
    /^site\/profiles\/seaton\.json: .*JSON/,
    /^site\/profiles\/dawlish\.json: standfirst: states £90/,
    /^site\/seo-overrides\.json: exeter\/window-cleaning: must be town\/service/,
  ];
  for (const message of expected)
    expect(errors).toContainEqual(expect.stringMatching(message));
  expect(errors).toHaveLength(expected.length);
  expect(existsSync(project.path('public'))).toBe(false);
});

test('a hand-written title or description with an unknown field or a wrong length is reported', async () => {
  const project = copyGenerator();
  project.edit<Record<string, object>>(
    'site/seo-overrides.json',
    (overrides) => {
      overrides['sidmouth/driveway-cleaning'] = {
        title: 'Driveway Cleaning {{village}}',
        description: 'Drives from {{priceFrom}}',
      };
    },
  );
  const { errors } = await project.generate();
  expect(errors).toEqual([
    expect.stringMatching(
      /^site\/seo-overrides\.json: sidmouth\/driveway-cleaning\.title: \{\{village\}\} is not a field/,
    ),
    expect.stringMatching(
      /^site\/seo-overrides\.json: sidmouth\/driveway-cleaning\.description: has \d+ characters with its values/,
    ),
  ]);
});

test('problems that show only in rendered pages, such as a title on two pages, are reported together', async () => {
  const project = copyGenerator();
  project.edit<Record<string, object>>(
    'site/seo-overrides.json',
    (overrides) => {
      overrides['plymouth/pressure-washing'] =
        overrides['exeter/pressure-washing']!;
    },
  );
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    project.write(
      `templates/gutter-cleaning/seo-title/${number}.hbs`,
      `Gutters in {{town}}, cleared by hand and flushed through on every side of the house (${number})`,
    );
  }
  project.write('templates/hub/reasons/insured/1.hbs', 'We are insured');
  const { code, errors } = await project.generate();
  expect(code).toBe(1);
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^\/devon\/exeter\/pressure-washing: seo\.title: is the same as on \/devon\/plymouth\/pressure-washing$/,
    ),
  );
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^templates\/gutter-cleaning\/seo-title\/\d\.hbs: neither it nor another variant has 10-60 characters/,
    ),
  );
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^templates\/hub\/reasons\/insured\/1\.hbs: needs a first line, a blank line and a text/,
    ),
  );
  expect(existsSync(project.path('public'))).toBe(false);
});

test('--explain shows the template, variant and profile fields of each sentence on a page', async () => {
  const project = copyGenerator();
  for (const page of ['devon/exeter/patio-cleaning', '/devon/exeter']) {
    const out = await project.make('--explain', page);
    expect(out).toMatch(
      /^Exeter: exeter\/\S+ \(site\/profiles\/exeter\.json\)\n/,
    );
    // No marker of the tracing is left.
    expect(out).not.toMatch(/[\uE000-\uF8FF]/);
    expect(
      new Set(out.match(/site\/profiles\/exeter\.json: \S+/g)).size,
    ).toBeGreaterThanOrEqual(5);
    // Each sentence is followed by the file that it comes from.
    for (const block of out.trim().split('\n\n').slice(1))
      expect(block).toMatch(/^\[[a-z-]+\] .+\n {4}(?:templates|site)\/\S+/);
  }
  expect(existsSync(project.path('public'))).toBe(false);
});

test("--explain names the source of a fixed page's title, and refuses a path that has no page", async () => {
  const project = copyGenerator();
  for (const [address, source] of [
    ['/', 'site/words/home.ts: homeHead'],
    ['/get-quote', 'site/words/get-quote.ts: getQuoteHead'],
    ['/privacy-policy', 'src/pages/privacy/PrivacyPage.tsx'],
    [
      '/patio-cleaning-exeter',
      "site/words/landing-pages/copies.ts: landingCopies['patio-exeter']",
    ],
    ['/404', 'src/pages/not-found/NotFoundPage.tsx'],
  ] as const) {
    expect(await project.make('--explain', address)).toContain(
      `[title, description]\n    ${source}\n    site/business.ts: ${address === '/get-quote' ? 'name' : 'shortName'}`,
    );
  }
  for (const address of ['devon/london', 'devon/exeter/window-cleaning'])
    expect(await project.generate(['--explain', address])).toMatchObject({
      code: 1,
      errors: [
        expect.stringContaining(
          `--explain ${address}: no such page: give its address, as in /services`,
        ),
      ],
    });
});

test('a draft writes what the checks refuse, and reports it with the number of changed files', async () => {
  const project = copyGenerator();
  project.bringContent();
  project.edit<{ standfirst: string }>(
    'site/profiles/exeter.json',
    (profile) => {
      profile.standfirst = 'In Exeter or anywhere, we knock first.';
    },
  );
  expect((await project.generate(['--draft'])).result).toMatchObject({
    files: 343,
    changed: 1,
    refused: [expect.stringContaining('town-not-wedged-in')],
  });
});
