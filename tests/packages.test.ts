import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

// Where a build for another platform is left out of the lock file, npm ci stops on every platform.
test('every optional package of a locked package is locked too, whatever the platform it is for', () => {
  const { packages } = readJson('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `${path || 'package.json'} -> ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every version is given exactly', () => {
  const { dependencies, devDependencies, optionalDependencies } = readJson('package.json') as Readonly<
    Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('a newcomer with an older Node is not shown a warning for each of them, and the workflows are', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^loglevel=error$/m);
  expect(readFileSync(join(root, '.github/actions/setup/action.yml'), 'utf8')).toContain('npm ci --loglevel=warn');
});
