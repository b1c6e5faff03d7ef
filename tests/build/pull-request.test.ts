import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neighboursOf, findTown } from '../../src/domain/towns.ts';
import { copyToChange, outcomeOf, startIn } from '../support/copies/project-copy.ts';

/*
 * A pull request as its run in CI meets it: the main branch in one clone, the change in another, built there and reviewed
 * against the point where the branch began.
 */
const main = copyToChange();
const clone = mkdtempSync(join(tmpdir(), 'pull-request-'));
afterAll(() => {
  main.dispose();
  rmSync(clone, { recursive: true, force: true });
});

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], { cwd: folder });

/** Changes a file of the clone. @throws Error where nothing would change. */
function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(clone, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(join(clone, file), after);
}

const template = 'templates/gutter-cleaning/price/1.hbs';
const profile = 'site/profiles/winkleigh.json';
const unpublished = '/devon/winkleigh/gutter-cleaning';

interface ReportedCause {
  readonly kinds: string;
  readonly pages: number | 'site';
}

let summary = '';
let annotations: string[] = [];
const causes = new Map<string, ReportedCause>();

beforeAll(async () => {
  writeFileSync(join(main.root, '.gitignore'), 'node_modules\n.cache\ndist\ndist.*\n');
  git(main.root, 'init', '-q', '-b', 'main');
  git(main.root, 'add', '-A');
  git(main.root, 'commit', '-qm', 'main');
  git(tmpdir(), 'clone', '-q', main.root, clone);
  git(clone, 'switch', '-qc', 'change');
  symlinkSync(join(main.root, 'node_modules'), join(clone, 'node_modules'));
  cpSync(join(main.root, '.cache'), join(clone, '.cache'), { recursive: true, verbatimSymlinks: true });

  edit('src/seo/structured-data.ts', 'priceRange: business.priceRange', "priceRange: '£'");
  edit('src/layout/PageBand.tsx', /<(\/?)h1/g, '<$1h2');
  edit('src/pages/town-service/TownServicePage.tsx', /\n\s*faqNode\(data\.faqs\),/, '');
  edit('src/domain/social-images.ts', '`/social', '`/social-gone');
  edit(template, '<p>', '<p>First: ');
  edit(profile, /("gutter-cleaning": \{)/, '$1 "publish": false,');
  const built = await outcomeOf(startIn(clone, 'build.ts'));
  expect(built.err).toBe('');
  // As the pull request has it: everything that a build makes is committed with the change.
  git(clone, 'add', '-A');
  git(clone, 'commit', '-qm', 'change');
  const reviewed = await outcomeOf(
    startIn(clone, 'review.ts', {
      args: ['--markdown', join(clone, 'summary.md'), '--annotations', '--no-lighthouse'],
    }),
  );
  expect(existsSync(join(clone, 'summary.md')), reviewed.err).toBe(true);
  summary = readFileSync(join(clone, 'summary.md'), 'utf8');
  annotations = reviewed.out.split('\n').filter((line) => line.startsWith('::'));
  for (const [, file = '', pages = '', kinds = ''] of summary.matchAll(/^\| `([^`]+)` \| (\d+|site) \| ([^|]+) \|$/gm))
    causes.set(file, { kinds, pages: pages === 'site' ? 'site' : Number(pages) });
}, 600_000);

test('a changed price range in structured data is named, with the code that says it and every page', () => {
  expect(causes.get('src/seo/structured-data.ts')!.kinds).toContain('structured data');
  expect(causes.get('src/seo/structured-data.ts')!.pages).toBeGreaterThan(350);
  expect(summary).toContain('HomeAndConstructionBusiness.priceRange');
});

test('an H1 that became an H2 is named, with the component and its pages', () => {
  const { kinds, pages } = causes.get('src/layout/PageBand.tsx')!;
  expect(kinds).toContain('headings');
  expect(pages).toBeGreaterThan(3);
});

test('a removed FAQ node is named, with the page component and all its pages', () => {
  expect(summary).toMatch(/structured data FAQPage/);
  expect(causes.get('src/pages/town-service/TownServicePage.tsx')!.pages).toBe(294);
});

test('a broken social image is named, and it is an error', () => {
  expect(causes.get('src/domain/social-images.ts')!.kinds).toContain('social tags');
  expect(summary).toMatch(/\*\*error\*\*.*social/);
});

test('a changed word of a template is shown with the template, on the pages that use it and no other', () => {
  const { kinds, pages } = causes.get(template)!;
  expect(kinds).toContain('text');
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(20);
  expect(summary).toMatch(/\*\*First: ?\S*\*\*|First: /);
  expect(annotations.some((line) => line.startsWith('::notice') && line.includes(template))).toBe(true);
});

test('an unpublished page is named with its profile, and so are the pages that linked to it', () => {
  const { kinds, pages } = causes.get(profile)!;
  expect(kinds).toContain('robots');
  expect(kinds).toContain('links');
  expect(kinds).toContain('site map');
  expect(pages).toBeGreaterThanOrEqual(2 + neighboursOf(findTown('winkleigh')!).length);
  expect(summary).toContain(unpublished);
});

test('the unpublished page is in no list, and the site map has one page less', () => {
  const read = (file: string) => readFileSync(join(clone, 'dist', file), 'utf8');
  expect(read('sitemap.xml')).not.toContain(unpublished);
  expect(read('devon/winkleigh.html')).not.toContain(unpublished);
  for (const { slug } of neighboursOf(findTown('winkleigh')!))
    expect(read(`devon/${slug}/gutter-cleaning.html`)).not.toContain(`href="${unpublished}"`);
  expect(read(`${unpublished.slice(1)}.html`)).toContain('noindex');
});

/** Adds a town behind another one, builds and commits, as a branch does. */
async function addTown(folder: string, { after, row }: { readonly after: string; readonly row: string }) {
  git(folder, 'switch', '-qc', `town-after-${after}`, 'main');
  const file = join(folder, 'site/towns.ts');
  const rows = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    rows.replace(new RegExp(`.*slug: '${after}'.*\\n`), (line) => `${line}  ${row},\n`),
  );
  const { err } = await outcomeOf(startIn(folder, 'build.ts'));
  expect(err).toBe('');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', `a town after ${after}`);
}

test('two branches that each add a town conflict in nothing but what a build makes again from the merged list', async () => {
  const beer = "{ slug: 'beer', label: 'Beer', type: 'village', lat: 50.6973, lon: -3.0926 }";
  const kenton = "{ slug: 'kenton', label: 'Kenton', type: 'village', lat: 50.6398, lon: -3.4716 }";
  await Promise.all([
    addTown(clone, { after: 'tavistock', row: beer }),
    addTown(main.root, { after: 'exmouth', row: kenton }),
  ]);
  git(clone, 'fetch', '-q');
  const conflicts = () => git(clone, 'diff', '--name-only', '--diff-filter=U').toString().split('\n').filter(Boolean);
  try {
    git(clone, 'merge', '-q', 'origin/town-after-exmouth');
  } catch {
    expect(conflicts()).not.toEqual([]);
  }
  expect(conflicts().filter((file) => !/^snapshots\/(?:manifest\.json|words\.txt)$/.test(file))).toEqual([]);

  // With the marks of the conflict in them, as they lie there.
  const { err } = await outcomeOf(startIn(clone, 'build.ts'));
  expect(err).toBe('');
  const read = (file: string) => readFileSync(join(clone, file), 'utf8');
  const paths = (JSON.parse(read('snapshots/manifest.json')) as { pages: { path: string }[] }).pages.map(
    ({ path }) => path,
  );
  expect(paths).toEqual(expect.arrayContaining(['/devon/beer/patio-cleaning', '/devon/kenton/patio-cleaning']));
  expect(read('snapshots/words.txt').match(/^page .*/gm)).toEqual(paths.map((path) => `page ${path}`));
  expect(read('snapshots/words.txt')).not.toMatch(/^[<=>]{7}/m);
}, 300_000);
