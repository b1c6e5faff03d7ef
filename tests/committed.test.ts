import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCommittedPosts } from '../pipeline/stages/diary/stored-posts.ts';
import { allPictureTexts, readCommittedSizes } from '../pipeline/stages/pictures/picture-sizes.ts';
import { openEmbeddedDatabase } from '../server/database/open-database.ts';
import { readJobPosts } from '../snapshots/diary.ts';
import { readPageData } from '../snapshots/assembly/page-data.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { homeTown } from '../src/domain/home.ts';
import { notFoundPage, pages, paths } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import { towns } from '../src/domain/towns.ts';
import { trustedRules } from '../src/app/trusted-types.ts';

/* What a build makes and is committed belongs to the pack that the site is for, whichever it is. */

const root = join(import.meta.dirname, '..');

test('the job posts are what the embedded database answers with', async () => {
  const posts = await readJobPosts({ environment: parseEnvironment({}), openDatabase: openEmbeddedDatabase });
  const rows = readFileSync(join(root, 'site/seed.sql'), 'utf8').match(/^\('/gm) ?? [];
  expect(posts).toHaveLength(rows.length);
  expect(readCommittedPosts()!.posts).toEqual(posts);
});

test("every hub's generated text may become markup", () => {
  const hubs = join(root, 'public/content/hubs');
  const texts = readdirSync(hubs).map((name) => JSON.parse(readFileSync(join(hubs, name), 'utf8')).bodyHtml as string);
  expect(texts).toHaveLength(towns.length);
  for (const text of texts) expect(trustedRules.createHTML(text)).toBe(text);
});

test('the sizes files have exactly the pictures that are described', () => {
  expect(Object.keys(readCommittedSizes()).sort()).toEqual(Object.keys(allPictureTexts).sort());
});

test("the manifest has an entry a page in the site's order, the 404 page last", () => {
  const manifest = JSON.parse(readFileSync(join(root, 'snapshots/manifest.json'), 'utf8'));
  expect(manifest.pages.map(({ path }: { path: string }) => path)).toEqual(
    [...pages, notFoundPage].map(({ path }) => path),
  );
});

test("a town's page and its hub bring their own content", () => {
  const [service] = services;
  const dataOf = (path: string) =>
    readPageData(
      pages.find((page) => page.path === path)!,
      join(root, 'public'),
      undefined,
    );
  expect(dataOf(paths.townService(homeTown.slug, service!.slug))).toMatchObject([
    [['town-service', homeTown.slug, service!.slug], { publish: true, faqs: expect.any(Array) }],
  ]);
  expect(dataOf(paths.town(homeTown.slug))).toMatchObject([[['hub', homeTown.slug], { reasons: expect.any(Array) }]]);
});
