import { beforeAll, expect, inject, test } from 'vitest';
import { copyToChange } from '../support/copies/project-copy.ts';

const copy = copyToChange({ of: inject('exampleProject'), isBuilt: true });
let site: Record<string, string>;
beforeAll(async () => {
  await copy.build();
  site = copy.site();
});

/** Code that makes the renderer throw on one page and log an error on another. */
const faulty = `
const render = globalThis.renderRoute;
globalThis.renderRoute = async (request) => {
  if (request.path === '/services') throw new Error('no stone');
  if (request.path === '/cornwall/truro') console.error('slipped');
  return render(request);
};`;

/** Settings of a hosted project that does not answer. */
const silentDiary = {
  VITE_SUPABASE_URL: 'http://127.0.0.1:9',
  VITE_SUPABASE_KEY: 'key',
};

test.for([
  [
    'a missing browser',
    'snapshot.ts',
    [],
    { PUPPETEER_EXECUTABLE_PATH: '/no/browser' },
    /^environment: PUPPETEER_EXECUTABLE_PATH: no file at \/no\/browser/,
  ],
  [
    'a diary whose database does not respond',
    'build.ts',
    [],
    silentDiary,
    /^http:\/\/127\.0\.0\.1:9: job posts could not be read .*--allow-missing-diary/,
  ],
  [
    'an unknown page',
    'snapshot.ts',
    ['--only', '/nowhere'],
    {},
    /^--only: "\/nowhere" is not a page of the site/,
  ],
  [
    'options that exclude each other',
    'snapshot.ts',
    ['--verify', '--shard', '1/2'],
    {},
    /^--shard and --verify: do not go together/,
  ],
] as const)(
  'a command reports %s in one line, with exit code 1',
  async ([, script, args, env, message]) => {
    const { code, err } = await copy.run(script, args, env);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  },
);

test('a failed build names every page that failed and leaves dist/ unchanged', async () => {
  const renderer = copy.read('src/app/snapshot.tsx');
  copy.write('src/app/snapshot.tsx', renderer + faulty);
  const plain = await copy.run('build.ts');
  const json = await copy.run('snapshot.ts', ['--json']);
  copy.write('src/app/snapshot.tsx', renderer);

  expect(plain.code).toBe(1);
  expect(plain.err).toMatch(
    /^2 pages could not be rendered:\n {2}\/services: Error: no stone\n/,
  );
  expect(plain.err).toContain('  /cornwall/truro: console.error: slipped');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({
    ok: false,
    failures: [{ path: '/services' }, { path: '/cornwall/truro' }],
  });
  expect(copy.site()).toEqual(site);
  expect(copy.exists('dist.next')).toBe(false);
  await copy.build();
  expect(copy.site()).toEqual(site);
});

test('a bundling error is reported in one line with its file and line number, and leaves dist/ unchanged', async () => {
  const home = 'src/pages/home/HomePage.tsx';
  const source = copy.read(home);
  copy.write(
    home,
    `import x from './missing.ts';\n${source.replace('<>', '<>{x}')}`,
  );
  const { code, err } = await copy.run('build.ts');
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^src\/pages\/home\/HomePage\.tsx:1:15: .*missing\.ts/,
    ),
  ]);
  copy.write(home, source);
  expect(copy.site()).toEqual(site);
});

test('--allow-missing-diary builds without job posts, and says so', async () => {
  const { code, out } = await copy.run(
    'snapshot.ts',
    ['--only', '/job-diary', '--allow-missing-diary'],
    silentDiary,
  );
  expect(out).toContain('Building without job posts.');
  expect(code).toBe(0);
  expect(copy.read('dist/job-diary.html')).toContain('Loading job posts...');
});

test('npm run snapshot without a bundle names the command that makes one', async () => {
  copy.remove('.cache/bundle');
  const { code, err } = await copy.run('snapshot.ts');
  expect(err.trim()).toBe(
    '.cache/bundle: holds no bundle: run npm run build first, or npm run build -- --no-snapshots',
  );
  expect(code).toBe(1);
});
