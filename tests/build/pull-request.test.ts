import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  afterAll,
  beforeAll,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest';
import type { ReportChange } from '../../review/changes/report-changes.ts';
import { parseInterned } from '../../review/report/interned-json.ts';
import type { ReportData } from '../../review/report/site-report.ts';
import { services } from '../../src/domain/services.ts';
import { neighboursOf, findTown } from '../../src/domain/towns.ts';
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
 * each change that crawlers see.
 */
const main = copyToChange();
const example = copyToChange({ of: inject('exampleProject') });
const { root: clone } = temporaryFolder(afterAll);

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args],
    { cwd: folder },
  );

/** Commits a project to a main branch and clones it, with its caches. */
function putUnderGit(root: string, copy: string): void {
  writeFileSync(
    join(root, '.gitignore'),
    'node_modules\n.cache\ndist\ndist.*\n',
  );
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'main');
  git(tmpdir(), 'clone', '-q', root, copy);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, '.cache'), join(copy, '.cache'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** Replaces text in a file of the clone. @throws Error if that changes nothing */
function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(clone, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(join(clone, file), after);
}

const edited = {
  word: 'templates/gutter-cleaning/needs/1.hbs',
  fact: 'site/profiles/exeter.json',
  heading: 'src/layout/PageBand.tsx',
  title: 'templates/render-cleaning/seo-title/2.hbs',
  town: 'site/towns.ts',
  property: 'src/seo/structured-data.ts',
  unpublished: 'site/profiles/salcombe.json',
} as const;
// The last town of the list: no other town's pictures depend on it.
const removed = '/devon/axminster';
const unpublished = '/devon/salcombe/gutter-cleaning';

let summary = '';
let annotations: string[] = [];
let report: ReportData;

beforeAll(async () => {
  putUnderGit(main.root, clone);
  git(clone, 'switch', '-qc', 'change');

  edit(edited.word, '<li>', '<li>First: ');
  edit(edited.fact, '"standfirst": "', '"standfirst": "Here: ');
  edit(edited.heading, /<(\/?)h1/g, '<$1h2');
  edit(
    edited.title,
    '{{town}} Render Cleaning',
    'Render Cleaning around {{town}}',
  );
  edit(edited.town, /\n {2}\{\n {4}slug: 'axminster',[^}]*\},/, '');
  rmSync(join(clone, 'site/profiles/axminster.json'));
  const lines = [
    removed,
    ...services.map(({ slug }) => `${removed}/${slug}`),
  ].map((from) => `{ from: '${from}', to: '/areas-we-serve' }`);
  edit('site/redirects.ts', '= []', `= [${lines.join(', ')}]`);
  edit(edited.property, /\n\s*telephone: .*/, '');
  edit(edited.unpublished, /("gutter-cleaning": \{)/, '$1 "publish": false,');
  await buildIn(clone);
  // As in a pull request, everything that a build makes is committed with the change.
  git(clone, 'add', '-A');
  git(clone, 'commit', '-qm', 'change');
  const reviewed = await outcomeOf(
    startIn(clone, [
      'commands/review.ts',
      '--markdown',
      'summary.md',
      '--annotations',
      // A long time limit, since other tests use the same cores.
      '--minutes',
      '60',
      '--out',
      'report.html',
    ]),
  );
  expect(existsSync(join(clone, 'summary.md')), reviewed.err).toBe(true);
  summary = readFileSync(join(clone, 'summary.md'), 'utf8');
  annotations = reviewed.out
    .split('\n')
    .filter((line) => line.startsWith('::'));
  const [, packed = ''] = /id="report-data">([^<]*)</.exec(
    readFileSync(join(clone, 'report.html'), 'utf8'),
  )!;
  report = parseInterned<ReportData>(
    gunzipSync(Buffer.from(packed, 'base64')).toString(),
  );
});

const listsUnpublished = new Set([
  unpublished,
  '/devon/salcombe',
  ...[
    'gutter-cleaning',
    'pressure-washing',
    'driveway-cleaning',
    'patio-cleaning',
    'render-cleaning',
    'roof-moss-removal',
  ].map((service) => `/devon/salcombe/${service}`),
  ...neighboursOf(findTown('salcombe')!).map(
    ({ slug }) => `/devon/${slug}/gutter-cleaning`,
  ),
]);

/**
 * Returns the edited file that caused a change: no two edits share both pages and kinds of change.
 */
function truthOf({ path, kind, part, before, after }: ReportChange): string {
  if (path.startsWith(removed)) return edited.town;
  if (part.endsWith('.telephone')) return edited.property;
  if (kind === 'headings' && before.startsWith('1 ')) return edited.heading;
  if (kind === 'title') return edited.title;
  if (after.startsWith('First: ')) return edited.word;
  if (after.includes('Here: ')) return edited.fact;
  return listsUnpublished.has(path) ? edited.unpublished : edited.town;
}

test('among several edits, the report attributes each change of a page to the edit that caused it', () => {
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
  expect(pagesOf(edited.property).length).toBeGreaterThan(340);
  expect(pagesOf(edited.heading).length).toBeLessThan(20);
  expect(
    pagesOf(edited.word).filter((path) => !path.endsWith('/gutter-cleaning')),
  ).toEqual([]);
});

test('a fault with one cause is one finding, one annotation on the file that caused it and one line of the summary', () => {
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

test('a removed page that redirects is not reported as a finding', () => {
  expect(report.findings.filter(({ rule }) => rule === 'removed-page')).toEqual(
    [],
  );
});

test('the summary shows a changed word, and a notice points to its template', () => {
  expect(summary).toMatch(/\*\*First: ?\S*\*\*|First: /);
  expect(
    annotations.some(
      (line) => line.startsWith('::notice') && line.includes(edited.word),
    ),
  ).toBe(true);
});

test('the review refuses a site that is older than its sources', async () => {
  edit(edited.word, 'First: ', 'Second: ');
  const { code, err } = await outcomeOf(startIn(clone, ['commands/review.ts']));
  git(clone, 'checkout', '--', edited.word);
  expect([code, err]).toEqual([
    1,
    expect.stringContaining(
      `dist: is older than ${edited.word}: run npm run build first`,
    ),
  ]);
});

test('an unpublished page is noindex, and neither the sitemap nor a list of links contains it', () => {
  const read = (file: string) =>
    readFileSync(join(clone, 'dist', file), 'utf8');
  expect(read('sitemap.xml')).not.toContain(unpublished);
  expect(read('devon/salcombe.html')).not.toContain(unpublished);
  for (const { slug } of neighboursOf(findTown('salcombe')!))
    expect(read(`devon/${slug}/gutter-cleaning.html`)).not.toContain(
      `href="${unpublished}"`,
    );
  expect(read(`${unpublished.slice(1)}.html`)).toContain('noindex');
});

test('two branches that each add a town conflict only in files that a build can make again', async () => {
  const other = `${example.root}-clone`;
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  putUnderGit(example.root, other);
  /** Adds a town after another one on a new branch, builds and commits. */
  const addTown = async (folder: string, after: string, row: string) => {
    git(folder, 'switch', '-qc', `town-after-${after}`, 'main');
    const file = join(folder, 'site/towns.ts');
    const rows = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      rows.replace(
        new RegExp(`slug: '${after}',[^}]*\\},\n`),
        (found) => `${found}  ${row},\n`,
      ),
    );
    await buildIn(folder);
    git(folder, 'add', '-A');
    git(folder, 'commit', '-qm', `a town after ${after}`);
  };
  await Promise.all([
    addTown(
      other,
      'newquay',
      "{ slug: 'redruth', label: 'Redruth', type: 'town', lat: 50.2331, lon: -5.2266 }",
    ),
    addTown(
      example.root,
      'penzance',
      "{ slug: 'hayle', label: 'Hayle', type: 'town', lat: 50.1863, lon: -5.4194 }",
    ),
  ]);
  git(other, 'fetch', '-q');
  const conflicts = () =>
    git(other, 'diff', '--name-only', '--diff-filter=U')
      .toString()
      .split('\n')
      .filter(Boolean);
  try {
    git(other, 'merge', '-q', 'origin/town-after-penzance');
  } catch {
    expect(conflicts()).not.toEqual([]);
  }
  expect(
    conflicts().filter(
      (file) => !/^snapshots\/(?:manifest\.json|words\.txt)$/.test(file),
    ),
  ).toEqual([]);

  // The files still contain their conflict markers.
  await buildIn(other);
  const read = (file: string) => readFileSync(join(other, file), 'utf8');
  const paths = (
    JSON.parse(read('snapshots/manifest.json')) as { pages: { path: string }[] }
  ).pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/cornwall/redruth', '/cornwall/hayle']),
  );
  expect(read('snapshots/words.txt').match(/^page .*/gm)).toEqual(
    paths.map((path) => `page ${path}`),
  );
  expect(read('snapshots/words.txt')).not.toMatch(/^[<=>]{7}/m);
});
