import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseJobPosts } from '../../src/domain/diary/job-post.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openDiaryStore } from './diary-store.ts';
import { preparePhotos } from './photos.ts';
import { parseNewPost, parsePost } from './post-input.ts';

/** Creates a temporary pack that holds only the committed posts. */
function packOfPosts(): string {
  const { root, pathOf } = temporaryFolder();
  copyFileSync(
    join(import.meta.dirname, '../../examples/cornwall/site/seed.sql'),
    pathOf('seed.sql'),
  );
  return root;
}

const [town] = towns;
const [service] = services;
const input = {
  title: "A job's title",
  town: town!.slug,
  service: service!.slug,
  text: 'First line.\n\nSecond.',
};

test('a town or service may be given by name, whatever its case and punctuation, and the date of a post defaults to today', () => {
  const post = parseNewPost(
    {
      ...input,
      town: ` ${town!.label.toUpperCase()}.`,
      service: service!.name.replace('&', 'and'),
    },
    '2026-03-09',
  );
  expect(post).toEqual({
    title: "A job's title",
    town_slug: town!.slug,
    town_label: town!.label,
    service_slug: service!.slug,
    date_iso: '2026-03-09',
    body: 'First line.\n\nSecond.',
  });
});

test('all missing fields of a post are reported together, and so are all invalid ones', () => {
  expect(() => parseNewPost({ title: ' ' }, '2026-03-09')).toThrow(
    '--title: is missing: add it\n--town: is missing: add it\n--service: is missing: add it\n--text: is missing: add it',
  );
  expect(() =>
    parsePost({
      town: `${town!.slug}x`,
      service: 'x',
      date: '2026-02-30',
      title: 'x'.repeat(201),
    }),
  ).toThrow(
    new RegExp(
      `--title: give 1 to 200.*\\n--town ${town!.slug}x: .*did you mean ${town!.slug}\\?\\n--service x: is not one of .*\\n--date 2026-02-30`,
    ),
  );
});

test('a photograph is resized, turned upright and stripped of its location', async () => {
  const file = temporaryFolder().pathOf('phone.jpg');
  await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 37/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const [photo] = await preparePhotos([file]);
  const made = await sharp(photo!.bytes).metadata();
  expect([made.width, made.height, made.format]).toEqual([1200, 1600, 'jpeg']);
  for (const field of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const)
    expect(made[field], field).toBeUndefined();
});

test.each([
  ['a picture file of another folder', '<image href="phone.jpg"/>'],
  ['nothing else', '<circle r="4"/>'],
])(
  'a drawing (SVG) that shows %s is refused, whatever its file is called',
  async (_, shown) => {
    const { write, pathOf } = temporaryFolder();
    for (const name of ['drawn.svg', 'drawn.jpg']) {
      write(
        name,
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${shown}</svg>`,
      );
      await expect(preparePhotos([pathOf(name)])).rejects.toThrow(
        /--photo .*drawn\.\w+: cannot be read as a picture \(its format is svg\)/,
      );
    }
  },
);

test.each(['png', 'webp'] as const)(
  'a photograph as %s is accepted',
  async (format) => {
    const file = temporaryFolder().pathOf('photo');
    await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#888' },
    })
      .toFormat(format)
      .toFile(file);
    expect(await preparePhotos([file])).toHaveLength(1);
  },
);

test('every file that cannot be read as a picture is reported by name', async () => {
  await expect(
    preparePhotos([join(import.meta.dirname, 'photos.ts'), '/nowhere.jpg']),
  ).rejects.toThrow(
    /--photo .*photos\.ts: cannot be read as a picture .*\n--photo \/nowhere\.jpg: cannot be read/,
  );
});

test('without Supabase, a post with its photograph can be added, changed and removed in the pack', async () => {
  const pack = packOfPosts();
  const store = openDiaryStore({}, pack);
  const before = await store.list();
  const src = await store.putPhoto('2026-03-09-a-1.jpg', Buffer.from('photo'));
  const post = parseNewPost(input, '2026-03-09');
  await store.add({
    ...post,
    images: [{ src, alt: "It's clean" }],
    created_at: '2027-03-09T10:00:00.000Z',
  });

  const again = openDiaryStore({}, pack);
  const rows = await again.list();
  expect(rows).toHaveLength(before.length + 1);
  expect(rows.slice(1)).toEqual(before);
  expect(parseJobPosts(rows, [])[0]).toMatchObject({
    title: "A job's title",
    body: 'First line.\n\nSecond.',
    images: [{ src: '/diary/2026-03-09-a-1.jpg', alt: "It's clean" }],
  });

  await again.edit(rows[0]!, { title: 'Another' });
  expect(readFileSync(join(pack, 'seed.sql'), 'utf8')).toContain(
    "('Another', ",
  );
  await expect(again.remove(rows[0]!)).rejects.toThrow(
    'diary: the post has changed since it was read',
  );
  await again.remove((await again.list())[0]!);
  await again.dropPhoto(src);
  expect(await openDiaryStore({}, pack).list()).toHaveLength(before.length);
  expect(existsSync(join(pack, 'public/diary/2026-03-09-a-1.jpg'))).toBe(false);
});

test('the last post can be removed, and a post can be added to an empty diary', async () => {
  const pack = packOfPosts();
  const store = openDiaryStore({}, pack);
  for (const post of await store.list()) await store.remove(post);
  const empty = openDiaryStore({}, pack);
  expect(await empty.list()).toEqual([]);
  await empty.add({
    ...parseNewPost(input, '2026-03-09'),
    images: [],
    created_at: '2026-03-09T10:00:00.000Z',
  });
  expect(await openDiaryStore({}, pack).list()).toHaveLength(1);
});

test('several processes can add posts at once without losing any, and a failed change leaves no trace', async () => {
  const pack = packOfPosts();
  const file = join(pack, 'seed.sql');
  const before = await openDiaryStore({}, pack).list();
  const post = {
    ...parseNewPost(input, '2026-03-09'),
    images: [],
    created_at: '2026-03-09T10:00:00.000Z',
  };
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  const script = `const [store, pack, post, name] = process.argv.slice(1);
    const { add } = (await import(store)).openDiaryStore({}, pack);
    for (let n = 0; n < 20; n += 1) await add({ ...JSON.parse(post), title: name + n });`;
  const values = [
    join(import.meta.dirname, 'diary-store.ts'),
    pack,
    JSON.stringify(post),
  ];
  const run = promisify(execFile);
  await Promise.all(
    names.map((name) =>
      run(process.execPath, [
        '--input-type=module',
        '--eval',
        script,
        ...values,
        name,
      ]),
    ),
  );
  const titles = names.flatMap((name) =>
    Array.from({ length: 20 }, (_, n) => name + n),
  );
  const rows = await openDiaryStore({}, pack).list();
  expect(rows.map(({ title }) => title).sort()).toEqual(
    [...before.map(({ title }) => title), ...titles].sort(),
  );

  const text = readFileSync(file, 'utf8');
  await expect(
    openDiaryStore({}, pack).remove({ ...rows[0]!, title: 'None' }),
  ).rejects.toThrow(/^diary: .+/);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readdirSync(pack)).toEqual(['seed.sql']);
});

test('a broken seed.sql is reported in one line that says how to restore it', async () => {
  const pack = packOfPosts();
  writeFileSync(
    join(pack, 'seed.sql'),
    "insert into job_posts values ('\u0000'",
  );
  const line =
    /^site\/seed\.sql: the database refuses it \(.+\): git checkout site\/seed\.sql restores the committed one$/;
  await expect(openDiaryStore({}, pack).list()).rejects.toThrow(line);
});

test.each(['a\0b', 'a\uD800b', 'a\u001b[2Jb'])(
  'a post with %j in its title, text or alternative text is refused',
  (text) => {
    for (const name of ['title', 'text', 'alt'])
      expect(() => parsePost({ [name]: text })).toThrow(
        `--${name}: contains characters that are not text: type it again`,
      );
  },
);

test('with Supabase, a missing SUPABASE_SECRET_KEY is reported', () => {
  const variables = {
    VITE_SUPABASE_URL: 'https://a.supabase.co',
    VITE_SUPABASE_KEY: 'sb_publishable_x',
  };
  expect(() => openDiaryStore(variables)).toThrow(
    'environment: SUPABASE_SECRET_KEY: is not set',
  );
});
