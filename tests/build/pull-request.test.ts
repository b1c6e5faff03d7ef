import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ReportChange } from '../../review/changes/report-changes.ts';
import { countOf } from '../../core/domain/text/count-of.ts';
import type { SiteData } from '../../review/report/site-report.ts';
import {
  buildIn,
  copyToChange,
  outcomeOf,
  startIn,
} from '../support/copies/project-copy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/*
 * A pull request as CI sees it: the main branch in one clone, and in another a branch with several
 * edits, built and reviewed against the commit where it began. The test knows which edit caused
 * each change that crawlers see. It uses the example: the review builds all pages once for each
 * edit.
 */
const main = copyToChange({ of: inject('exampleProject') });
const clone = temporaryFolder(afterAll);

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args],
    { cwd: folder, encoding: 'utf8' },
  );
function commit(folder: string, message: string): void {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', message);
}

type Edited = Pick<typeof clone, 'read' | 'write'>;
/** Replaces text in a file. @throws Error if that changes nothing */
function edit(
  { read, write }: Edited,
  file: string,
  [from, to]: readonly [from: string | RegExp, to: string],
): void {
  const before = read(file);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  write(file, after, 0);
}

/** Commits the project to a main branch and clones it, with its caches. */
async function putUnderGit(): Promise<void> {
  const { root } = main;
  // Leaves the last town only in the list of towns, so that a branch can remove it.
  edit(main, 'site/towns.ts', [/\n {2}'st-ives',/, '']);
  edit(main, 'site/map.ts', [", 'st-ives'", '']);
  await main.build();
  main.write(
    '.gitignore',
    'node_modules\n.cache\ndist\ndist.*\nreport.html\nsummary.md\n',
  );
  git(root, 'init', '-q', '-b', 'main');
  commit(root, 'main');
  git(tmpdir(), 'clone', '-q', root, clone.root);
  symlinkSync(join(root, 'node_modules'), clone.pathOf('node_modules'));
  cpSync(join(root, '.cache'), clone.pathOf('.cache'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

const edited = {
  word: 'templates/gutter-cleaning/needs/1.hbs',
  fact: 'site/profiles/truro.json',
  heading: 'src/layout/PageBand.tsx',
  title: 'templates/window-cleaning/seo-title/2.hbs',
  town: 'site/towns.ts',
  property: 'src/seo/structured-data.ts',
  unpublished: 'site/profiles/newquay.json',
} as const;
// The last town of the list: no other town's pictures depend on it.
const removed = '/cornwall/st-ives';
const services = [
  'window-cleaning',
  'gutter-cleaning',
  'patio-cleaning',
  'pressure-washing',
];
const hub = '/cornwall/newquay';
const unpublished = `${hub}/gutter-cleaning`;
const nearby = ['truro', 'falmouth'].map(
  (town) => `/cornwall/${town}/gutter-cleaning`,
);

let summary = '';
let annotations: string[] = [];
let html: string[] = [];
let report: SiteData;

const review = (...args: readonly string[]) =>
  outcomeOf(startIn(clone.root, ['commands/review.ts', ...args]));

beforeAll(async () => {
  await putUnderGit();
  git(clone.root, 'switch', '-qc', 'change');

  const redirects = [
    removed,
    ...services.map((service) => `${removed}/${service}`),
  ].map((from) => `{ from: '${from}', to: '/areas-we-serve' }`);
  for (const [file, ...change] of [
    [edited.word, '<li>', '<li>First: '],
    [edited.fact, '"standfirst": "', '"standfirst": "Here: '],
    [edited.heading, /<(\/?)h1/g, '<$1h2'],
    [
      edited.title,
      'Window Cleaning {{town}}',
      'Window Cleaning around {{town}}',
    ],
    [edited.town, /\n {2}\{\n {4}slug: 'st-ives',[^}]*\},/, ''],
    ['site/redirects.ts', '= []', `= [${redirects.join(', ')}]`],
    [edited.property, /\n\s*telephone: .*/, ''],
    [edited.unpublished, /("gutter-cleaning": \{)/, '$1 "publish": false,'],
  ] as const)
    edit(clone, file, change);
  clone.remove('site/profiles/st-ives.json');
  await buildIn(clone.root);
  // As in a pull request, everything that a build makes is committed with the change.
  commit(clone.root, 'change');
  const { out, err } = await review(
    '--markdown',
    'summary.md',
    '--annotations',
    '--html',
    // A long time limit, since other tests use the same cores.
    '--minutes',
    '60',
    '--out',
    'report.html',
  );
  expect(existsSync(clone.pathOf('summary.md')), err).toBe(true);
  summary = clone.read('summary.md');
  const lines = out.split('\n');
  annotations = lines.filter((line) => line.startsWith('::'));
  html = lines.slice(lines.findIndex((line) => line.startsWith('HTML ')));
  const [, packed = ''] = /class="report-data">([^<]*)</.exec(
    clone.read('report.html'),
  )!;
  const json = gunzipSync(Buffer.from(packed, 'base64')).toString();
  report = JSON.parse(json) as SiteData;
});

const listsUnpublished = new Set([
  hub,
  ...services.map((service) => `${hub}/${service}`),
  ...nearby,
]);

/** Returns the edited file that caused a change: each edit has pages, kinds or words of its own. */
function truthOf({ path, kind, part, before, after }: ReportChange): string {
  if (path.startsWith(removed)) return edited.town;
  if (part.endsWith('.telephone')) return edited.property;
  if (kind === 'headings' && before.startsWith('1 ')) return edited.heading;
  if (kind === 'title') return edited.title;
  if (after.startsWith('First: ')) return edited.word;
  if (after.includes('Here: ')) return edited.fact;
  if (/st[ -]ives/i.test(before + after)) return edited.town;
  return listsUnpublished.has(path) ? edited.unpublished : edited.town;
}

test('of several edits at once, each change of a page is credited to the edit that caused it', () => {
  const wrong = report.changes
    .filter(
      (change) =>
        change.causes.length !== 1 ||
        !change.causes[0]!.split(' and ').includes(truthOf(change)),
    )
    .map(
      ({ path, kind, part, before, after, causes }) =>
        `${path} ${kind} ${part}: ${before} > ${after}: ${causes.join()}`,
    );
  expect(wrong).toEqual([]);
  expect(report.causes).toHaveLength(Object.values(edited).length);
  const pagesOf = (file: string) =>
    report.causes.find(({ files }) => files.includes(file))!.pages;
  expect(pagesOf(edited.property).length).toBeGreaterThan(25);
  expect(pagesOf(edited.heading).length).toBeLessThan(20);
  expect(
    pagesOf(edited.word).filter((path) => !path.endsWith('/gutter-cleaning')),
  ).toEqual([]);
});

test('a fault with one cause is one finding, one annotation at the file that caused it, and one line of the summary', () => {
  const ofRule = (rule: string) =>
    report.findings.filter((finding) => finding.rule === rule);
  for (const [rule, level, file] of [
    ['heading-outline', 'error', edited.heading],
    ['structured-data-recommended', 'warning', edited.property],
  ] as const) {
    expect(ofRule(rule)).toHaveLength(1);
    expect(ofRule(rule)[0]!.pages.length).toBeGreaterThan(3);
    const notes = annotations.filter(
      (line) => line.startsWith(`::${level}`) && line.includes(`title=${rule}`),
    );
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(`file=${file}`);
    expect(
      summary
        .split('\n')
        .filter(
          (line) => line.startsWith(`- **${level}**`) && line.includes(rule),
        ),
    ).toHaveLength(1);
  }
});

test('the review lists how the HTML of pages differs, a kind in a line', () => {
  const removedPages = countOf(1 + services.length, 'page');
  expect(html).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^HTML against .*: \d+ of \d+ pages differ\.$/),
      `  page removed: ${removedPages}, such as ${removed}`,
      expect.stringMatching(
        /^ {2}<h2> added: \d+ pages, such as \/\S* \+ <h2\b/,
      ),
    ]),
  );
});

test('a removed page with a redirect is not reported as a finding', () => {
  expect(report.findings.filter(({ rule }) => rule === 'removed-page')).toEqual(
    [],
  );
});

test('the summary shows the changed word, and an annotation names its template', () => {
  expect(summary).toMatch(/~~`(\S+)`~~ \*\*`First: \1`\*\*/);
  expect(
    annotations.some(
      (line) => line.startsWith('::notice') && line.includes(edited.word),
    ),
  ).toBe(true);
});

test('the review refuses a site that is older than its sources', async () => {
  edit(clone, edited.word, ['First: ', 'Second: ']);
  const { code, err } = await review();
  git(clone.root, 'checkout', '--', edited.word);
  expect([code, err]).toEqual([
    1,
    expect.stringContaining(
      `dist: is older than ${edited.word}: run npm run build first`,
    ),
  ]);
});

test('an unpublished page is noindex, and neither the sitemap nor a list of links contains it', () => {
  for (const list of ['/sitemap.xml', `${hub}.html`])
    expect(clone.read(`dist${list}`)).not.toContain(unpublished);
  for (const page of nearby)
    expect(clone.read(`dist${page}.html`)).not.toContain(
      `href="${unpublished}"`,
    );
  expect(clone.read(`dist${unpublished}.html`)).toContain('noindex');
});

test('two branches that each add a town conflict only in files that a build can make again', async () => {
  /** On a new branch, adds a town to the list after another one, builds and commits. */
  const addTown = async (
    project: Edited & { readonly root: string },
    after: string,
    row: string,
  ) => {
    const { root } = project;
    git(root, 'switch', '-qc', `town-after-${after}`, 'main');
    edit(project, 'site/towns.ts', [
      new RegExp(`(slug: '${after}',[^}]*\\},\n)`),
      `$1  ${row},\n`,
    ]);
    await buildIn(root);
    commit(root, `a town after ${after}`);
  };
  await Promise.all([
    addTown(
      clone,
      'newquay',
      "{ slug: 'redruth', label: 'Redruth', type: 'town', lat: 50.2331, lon: -5.2266 }",
    ),
    addTown(
      main,
      'penzance',
      "{ slug: 'hayle', label: 'Hayle', type: 'town', lat: 50.1863, lon: -5.4194 }",
    ),
  ]);
  git(clone.root, 'fetch', '-q');
  const conflicts = () =>
    git(clone.root, 'diff', '--name-only', '--diff-filter=U')
      .split('\n')
      .filter(Boolean);
  try {
    git(clone.root, 'merge', '-q', 'origin/town-after-penzance');
  } catch {
    expect(conflicts()).not.toEqual([]);
  }
  expect(
    conflicts().filter(
      (file) => !/^snapshots\/(?:manifest\.json|words\.txt)$/.test(file),
    ),
  ).toEqual([]);

  // The files still contain their conflict markers.
  await buildIn(clone.root);
  const { pages } = JSON.parse(clone.read('snapshots/manifest.json')) as {
    pages: { path: string }[];
  };
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/cornwall/redruth', '/cornwall/hayle']),
  );
  const words = clone.read('snapshots/words.txt');
  expect(words.match(/^page .*/gm)).toEqual(
    paths.map((path) => `page ${path}`),
  );
  expect(words).not.toMatch(/^[<=>]{7}/m);
});
