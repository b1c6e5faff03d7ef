import { expect, inject, test } from 'vitest';
import { changedFiles, copyToChange } from '../support/copies/project-copy.ts';

const copy = copyToChange({ of: inject('exampleProject') });

const noBrowser = { PUPPETEER_EXECUTABLE_PATH: '/no/browser/here' };
const { pages } = JSON.parse(copy.read('snapshots/manifest.json')) as {
  pages: readonly { readonly path: string }[];
};

/**
 * Adds a paragraph to the content of a page.
 * @returns a function that removes it again
 */
function addWords(content: string, words: string): () => void {
  const file = `public/content/${content}.json`;
  const before = copy.read(file);
  copy.write(
    file,
    before.replace('"bodyHtml": "', `"bodyHtml": "<p>${words}</p>`),
  );
  return () => copy.write(file, before);
}

/** Replaces what follows the third sentence of a town's description: a small change of content. */
function changeTruro(words: string): void {
  const file = 'site/profiles/truro.json';
  const profile = JSON.parse(copy.read(file));
  const [first, second, third] = profile.setting.split('. ');
  profile.setting = [first, second, third, words].join('. ');
  copy.write(file, JSON.stringify(profile, null, 2));
}

/** Builds, and expects success. @returns what the build reports */
async function reportOf(env?: Readonly<Record<string, string>>) {
  const { code, out } = await copy.run('build.ts', ['--json'], env);
  expect(code).toBe(0);
  return JSON.parse(out) as { readonly rendered: number };
}

test('a first build renders every page of the site, and no other', async () => {
  expect(await reportOf()).toMatchObject({
    ok: true,
    pages: pages.length,
    rendered: pages.length,
  });
  const html = Object.keys(copy.site()).filter((file) =>
    file.endsWith('.html'),
  );
  expect(html.toSorted()).toEqual(
    pages
      .map(({ path }) =>
        path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      )
      .toSorted(),
  );
});

test('a build without changes renders nothing and starts no browser', async () => {
  expect((await reportOf(noBrowser)).rendered).toBe(0);
});

test("a changed profile re-renders only its town's pages, and the site equals a clean build byte for byte", async () => {
  const before = copy.site();
  changeTruro('We ring the bell before we start and again when we are done.');
  const { rendered } = await reportOf();
  const incremental = copy.site();
  const [manifest, words] = [
    copy.read('snapshots/manifest.json'),
    copy.read('snapshots/words.txt'),
  ];
  const changed = changedFiles(before, incremental);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((file) => !file.includes('truro'))).toEqual([]);
  expect(rendered).toBe(
    changed.filter((file) => file.endsWith('.html')).length,
  );

  expect((await copy.run('build.ts')).out).toMatch(/^Nothing changed/);
  for (const path of ['dist', '.cache/build.json', 'snapshots/words.txt'])
    copy.remove(path);
  expect((await reportOf()).rendered).toBe(pages.length);
  expect(copy.site()).toEqual(incremental);
  expect([
    copy.read('snapshots/manifest.json'),
    copy.read('snapshots/words.txt'),
  ]).toEqual([manifest, words]);
});

test('unpublishing a page removes it from the sitemap, and publishing it again restores the site', async () => {
  const file = 'site/profiles/truro.json';
  const profile = copy.read(file);
  const before = copy.site();
  copy.write(
    file,
    profile.replace(/("patio-cleaning": \{)/, '$1 "publish": false,'),
  );
  await copy.build();
  expect(copy.read('dist/sitemap.xml')).not.toContain('truro/patio-cleaning');
  copy.write(file, profile);
  await copy.build();
  expect(copy.site()).toEqual(before);
});

test('a template and a profile that change together regenerate every town, not only the one described', async () => {
  for (const number of [1, 2, 3]) {
    const file = `templates/hub/intro/${number}.hbs`;
    copy.write(file, copy.read(file).replace('</p>', ' Ask us.</p>'));
  }
  changeTruro('We ring the bell twice.');
  await copy.build();
  expect(copy.read('public/content/hubs/newquay.json')).toContain('Ask us.');
  expect(await copy.run('generate.ts', ['--check'])).toMatchObject({ code: 0 });
});

test('--only renders the named pages into dist/ and touches no other file', async () => {
  const before = copy.site();
  addWords('cornwall/truro/patio-cleaning', 'New words.');
  const only = [
    '--only',
    '/cornwall/truro/patio-cleaning',
    '--only',
    '/services',
  ];
  const { code, out } = await copy.run('snapshot.ts', [...only, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    pages: ['/services', '/cornwall/truro/patio-cleaning'],
    changed: ['cornwall/truro/patio-cleaning.html'],
  });
  expect(changedFiles(before, copy.site())).toEqual([
    'cornwall/truro/patio-cleaning.html',
  ]);
  expect(copy.read('dist/cornwall/truro/patio-cleaning.html')).toContain(
    'New words.',
  );

  // The next build replaces the edited content with the generated text.
  await copy.build();
  expect(copy.site()).toEqual(before);
});

test('merged shards equal a full run byte for byte, and a missing, stale or damaged shard is named', async () => {
  const before = copy.site();
  const merge = () => copy.run('snapshot.ts', ['--merge', '3'], noBrowser);
  const missing = await merge();
  expect(missing.code).toBe(1);
  expect(missing.err.trim().split('\n')).toEqual(
    [1, 2, 3].map(
      (index) =>
        `dist.shards/${index}-of-3: is missing: run npm run snapshot -- --shard ${index}/3`,
    ),
  );

  for (const shard of ['1/3', '2/3', '3/3']) {
    const { code, out } = await copy.run('snapshot.ts', ['--shard', shard]);
    expect(code).toBe(0);
    // The bundle comes with its build record, as on the machines of a deployment.
    expect(out).not.toContain('made from other sources');
  }
  copy.remove('dist');
  expect(await merge()).toMatchObject({ code: 0 });
  expect(copy.site()).toEqual(before);

  const takeOut = addWords('hubs/truro', 'Later.');
  const stale = await merge();
  expect(stale.code).toBe(1);
  expect(stale.err).toMatch(
    /^dist\.shards\/\d-of-3: \/cornwall\/truro was made from other content or another bundle/,
  );

  takeOut();
  const [name = ''] = ['1-of-3', '2-of-3'].filter((shard) =>
    copy.exists(`dist.shards/${shard}/services.html`),
  );
  const page = copy.read(`dist.shards/${name}/services.html`);
  copy.write(
    `dist.shards/${name}/services.html`,
    page.slice(0, page.length / 2),
  );
  copy.write('dist.shards/3-of-3/shard.json', '{');
  const damaged = await merge();
  expect(damaged.err.trim().split('\n')).toEqual([
    expect.stringMatching(
      `^dist\\.shards/${name}: /services was made from other .* damaged since: run .* again$`,
    ),
    'dist.shards/3-of-3: cannot be read: run npm run snapshot -- --shard 3/3 again',
  ]);
  expect(damaged.code).toBe(1);
  expect(copy.site()).toEqual(before);
});
