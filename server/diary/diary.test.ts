import { execFile } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parseJobPosts } from '../../core/domain/diary/job-post.ts';
import { services } from '../../core/domain/services.ts';
import { towns } from '../../core/domain/towns.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openDiaryStore } from './open-diary-store.ts';
import { importSeed } from './import-seed.ts';
import { preparePhotos } from './photos.ts';
import { parseNewPost, parsePost, refuseTwin } from './post-input.ts';

const row = {
  town_slug: 'anytown',
  town_label: 'Anytown',
  service_slug: 'a-service',
  date_iso: '2026-03-09',
  images: [],
  body: '',
  created_at: '2026-03-09T10:00:00.000Z',
};

/** Creates a temporary pack that holds only these posts. */
function packOfPosts(
  posts: readonly object[] = [1, 2, 3].map((id) => ({
    id,
    title: `Job ${id}`,
    ...row,
  })),
): string {
  const { root, write } = temporaryFolder();
  write('site/diary.json', JSON.stringify({ lastId: posts.length, posts }));
  return root;
}

const idsOf = async (pack: string) => {
  const posts = await openDiaryStore({}, pack).list();
  return posts.map(({ id, title }) => `${id} ${title}`);
};

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
  expect((await idsOf(pack))[0]).toBe('4 Another');
  await expect(again.remove(rows[0]!)).rejects.toThrow(
    'diary: the post has changed since it was read',
  );
  await again.remove((await again.list())[0]!);
  await again.dropPhoto(src);
  expect(await openDiaryStore({}, pack).list()).toHaveLength(before.length);
  expect(existsSync(join(pack, 'site/public/diary/2026-03-09-a-1.jpg'))).toBe(
    false,
  );
});

test('each post keeps its id whatever is removed, and no other post ever gets it', async () => {
  const pack = packOfPosts();
  const store = openDiaryStore({}, pack);
  const [third, , first] = await store.list();
  await store.remove(first!);
  expect(await idsOf(pack)).toEqual(['3 Job 3', '2 Job 2']);
  await store.remove(third!);
  for (const post of await store.list()) await store.remove(post);
  expect(await idsOf(pack)).toEqual([]);
  await store.add({ title: 'New', ...row });
  expect(await idsOf(pack)).toEqual(['4 New']);
});

test('several processes can add posts at once without losing any, and a failed change leaves no trace', async () => {
  const pack = packOfPosts();
  const file = join(pack, 'site/diary.json');
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
    join(import.meta.dirname, 'open-diary-store.ts'),
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
  expect(readdirSync(join(pack, 'site'))).toEqual(['diary.json']);
});

test('a diary that is not JSON is reported in one line, and one with faults names each', async () => {
  const { root, write } = temporaryFolder();
  write('site/diary.json', '{ "lastId": 1,');
  await expect(openDiaryStore({}, root).list()).rejects.toThrow(
    /^site\/diary\.json: cannot be read \(.+\): git checkout site\/diary\.json restores the committed one$/,
  );
  const faults = { ...row, id: 1, title: '', date_iso: '9 March' };
  await expect(
    openDiaryStore({}, packOfPosts([faults, { ...faults, town: 'x' }])).list(),
  ).rejects.toThrow(
    /^site\/diary\.json: posts\.0\.title: is empty.*\n.*posts\.0\.date_iso: must be a date.*\n(?:.*\n)+.*posts\.1\.town: is not a field here/,
  );
  const twice = { ...row, id: 1, title: 'A' };
  await expect(
    openDiaryStore({}, packOfPosts([twice, twice])).list(),
  ).rejects.toThrow('posts: must have a different id for each post');
});

test('a post with the title, town, service and day of another is refused by its id', async () => {
  const [third, second] = await openDiaryStore({}, packOfPosts()).list();
  const posts = [third!, second!];
  expect(() => refuseTwin({ ...row, title: 'Job 2' }, posts)).toThrow(
    'diary: post 2 has this title, town, service and day already: --again',
  );
  for (const post of [
    second!,
    { ...row, title: 'Job 2', date_iso: '2026-03-10' },
    { ...row, title: 'Job 2', town_slug: 'otherton' },
    { ...row, title: 'Job 2', service_slug: 'other' },
  ])
    expect(() => refuseTwin(post, posts)).not.toThrow();
});

describe("an earlier version's seed.sql", () => {
  const sql = `insert into job_posts (title, town_slug, town_label, service_slug, date_iso, images, body, created_at) values
    ('Sample: a roof', 'anytown', 'Anytown', 'a-service', '2026-03-09', '[]', '', '2026-03-09T17:00:00.000Z'),
    ('Ann''s patio', 'anytown', 'Anytown', 'a-service', '2026-03-10', '[{"src":"/diary/a.jpg","alt":"It''s clean"}]', 'One.\n\nTwo.', '2026-03-10T17:00:00.000Z');`;
  const patio = {
    id: 3,
    title: "Ann's patio",
    town_slug: 'anytown',
    town_label: 'Anytown',
    service_slug: 'a-service',
    date_iso: '2026-03-10',
    images: [{ src: '/diary/a.jpg', alt: "It's clean" }],
    body: 'One.\n\nTwo.',
    created_at: '2026-03-10T17:00:00.000Z',
  };

  test('is refused in one line that says what to run, and taken in place of the samples', async () => {
    const sample = { ...row, id: 1, sample: true, title: 'Sample: ours' };
    const pack = packOfPosts([sample]);
    writeFileSync(join(pack, 'site/seed.sql'), sql);
    await expect(openDiaryStore({}, pack).list()).rejects.toThrow(
      /^site\/seed\.sql: posts are in site\/diary\.json now: run npm run diary -- import site\/seed\.sql, then delete it$/,
    );
    expect(importSeed(sql, pack, false)).toBe(2);
    rmSync(join(pack, 'site/seed.sql'));
    expect(await openDiaryStore({}, pack).list()).toMatchObject([
      patio,
      { id: 2, title: 'Sample: a roof', sample: true },
    ]);
  });

  test('is taken by a pack that has no diary yet', async () => {
    const { root, write } = temporaryFolder();
    write('site/seed.sql', sql);
    importSeed(sql, root, false);
    rmSync(join(root, 'site/seed.sql'));
    expect(await idsOf(root)).toEqual(["2 Ann's patio", '1 Sample: a roof']);
  });

  test('is not taken twice, and posts that are there keep their ids', async () => {
    const pack = packOfPosts();
    importSeed(sql, pack, false);
    expect(() => importSeed(sql, pack, false)).toThrow(
      'diary: post 5 has this title',
    );
    expect(await idsOf(pack)).toEqual([
      "5 Ann's patio",
      '4 Sample: a roof',
      '3 Job 3',
      '2 Job 2',
      '1 Job 1',
    ]);
  });

  test.each(['insert into job_posts values (', 'insert into leads values (1)'])(
    '%s changes nothing and is reported in one line',
    (broken) => {
      const pack = packOfPosts();
      const file = join(pack, 'site/diary.json');
      const before = readFileSync(file, 'utf8');
      expect(() => importSeed(broken, pack, false)).toThrow(
        /^import: SQLite refuses it \(.+\): mend it$/,
      );
      expect(readFileSync(file, 'utf8')).toBe(before);
    },
  );
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
