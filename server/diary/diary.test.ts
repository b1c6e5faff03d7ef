import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parseJobPosts } from '../../src/domain/job-post.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { openDiaryStore } from './diary-store.ts';
import { preparePhotos } from './photos.ts';
import { parseNewPost, parsePost, type PostRow } from './post-input.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const [town] = towns;
const [service] = services;
const input = { title: "A job's title", town: town!.slug, service: service!.slug, text: 'First line.\n\nSecond.' };

test('a town and a service are known by slug or by name, and the day is today unless given', () => {
  const post = parseNewPost({ ...input, town: town!.label.toUpperCase(), service: service!.name }, '2026-03-09');
  expect(post).toEqual({
    title: "A job's title",
    town_slug: town!.slug,
    town_label: town!.label,
    service_slug: service!.slug,
    date_iso: '2026-03-09',
    body: 'First line.\n\nSecond.',
  });
});

test('everything that is missing is named at once, and then everything that is wrong', () => {
  expect(() => parseNewPost({ title: ' ' }, '2026-03-09')).toThrow(
    '--title: is missing: add it\n--town: is missing: add it\n--service: is missing: add it\n--text: is missing: add it',
  );
  expect(() => parsePost({ town: `${town!.slug}x`, service: 'x', date: '2026-02-30', title: 'x'.repeat(201) })).toThrow(
    new RegExp(
      `--title: give 1 to 200.*\\n--town ${town!.slug}x: .*did you mean ${town!.slug}\\?\\n--service x: is none of .*\\n--date 2026-02-30`,
    ),
  );
});

test('a photograph is made smaller, turned as it was taken and freed of its place', async () => {
  const file = join(temporaryFolder(), 'phone.jpg');
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 37/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const [photo] = await preparePhotos([file]);
  const made = await sharp(photo!.bytes).metadata();
  expect([made.width, made.height, made.format]).toEqual([1200, 1600, 'jpeg']);
  expect([made.exif, made.icc, made.xmp, made.iptc, made.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a file that is no picture is named with what to give', async () => {
  await expect(preparePhotos([join(import.meta.dirname, 'photos.ts'), '/nowhere.jpg'])).rejects.toThrow(
    /--photo .*photos\.ts: cannot be read as a picture .*\n--photo \/nowhere\.jpg: cannot be read/,
  );
});

test('without Supabase a post goes into the pack with its photograph, is shown, changed and removed again', async () => {
  const pack = temporaryFolder();
  copyFileSync(join(import.meta.dirname, '../../site/seed.sql'), join(pack, 'seed.sql'));
  const store = await openDiaryStore({}, pack);
  const before = await store.list();
  const src = await store.putPhoto('2026-03-09-a-1.jpg', Buffer.from('photo'));
  const post = parseNewPost(input, '2026-03-09');
  await store.add({ ...post, images: [{ src, alt: "It's clean" }], created_at: '2027-03-09T10:00:00.000Z' });

  const again = await openDiaryStore({}, pack);
  const rows = await again.list();
  expect(rows).toHaveLength(before.length + 1);
  const withoutNumber = (row: PostRow) => ({ ...row, id: 0 });
  expect(rows.slice(1).map(withoutNumber)).toEqual(before.map(withoutNumber));
  expect(parseJobPosts(rows, [])[0]).toMatchObject({
    title: "A job's title",
    body: 'First line.\n\nSecond.',
    images: [{ src: '/diary/2026-03-09-a-1.jpg', alt: "It's clean" }],
  });

  await again.edit(rows[0]!.id, { title: 'Another' });
  expect(readFileSync(join(pack, 'seed.sql'), 'utf8')).toContain("('Another', ");
  await again.remove(rows[0]!.id);
  await again.dropPhoto(src);
  expect(await (await openDiaryStore({}, pack)).list()).toHaveLength(before.length);
  expect(existsSync(join(pack, 'public/diary/2026-03-09-a-1.jpg'))).toBe(false);
});

test('the last post can be removed, and the first of an empty diary added', async () => {
  const pack = temporaryFolder();
  copyFileSync(join(import.meta.dirname, '../../site/seed.sql'), join(pack, 'seed.sql'));
  const store = await openDiaryStore({}, pack);
  for (const { id } of await store.list()) await store.remove(id);
  const empty = await openDiaryStore({}, pack);
  expect(await empty.list()).toEqual([]);
  await empty.add({ ...parseNewPost(input, '2026-03-09'), images: [], created_at: '2026-03-09T10:00:00.000Z' });
  expect(await (await openDiaryStore({}, pack)).list()).toHaveLength(1);
});

test('with Supabase the secret key is asked for by the name that never reaches a page', async () => {
  const variables = { VITE_SUPABASE_URL: 'https://a.supabase.co', VITE_SUPABASE_KEY: 'sb_publishable_x' };
  await expect(openDiaryStore(variables)).rejects.toThrow('environment: SUPABASE_SECRET_KEY: is not set');
});
