import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../core/disk/read-text.ts';
import { throwProblems } from '../../core/domain/problems.ts';

const root = join(import.meta.dirname, '../..');

/** Development dependencies that visitors receive parts of: fonts and the style sheet's reset. */
const shippedTools = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/bricolage-grotesque',
  'tailwindcss',
];

const introduction =
  'This site is made with the work of others. These are its licences.';

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/**
 * Returns the licence texts of all packages that visitors receive, as those licences require.
 * Packages that share a text are listed above it.
 * @throws InputError naming packages without a licence text
 */
export function licenceNotices(): string {
  const packagesByText = Map.groupBy(shippedPackages(), ({ folder }) =>
    readLicence(join(root, folder)),
  );
  const message = 'has no licence text: run npm ci';
  const without = packagesByText.get(undefined) ?? [];
  const problems = without.map(({ folder }) => ({ file: folder, message }));
  throwProblems(problems);
  const parts = Array.from(packagesByText, ([text, packages]) => {
    const titles = packages.map(({ title }) => title);
    return `${titles.join('\n')}\n\n${text}`;
  });
  const texts = parts.join(`\n\n${'-'.repeat(80)}\n\n`);
  return `${introduction}\n\n${texts}\n`;
}

/**
 * Returns the packages of the lock file that visitors receive: the folder of each, and a title with
 * its name, version and licence.
 */
function shippedPackages() {
  const lock = readText(join(root, 'package-lock.json'));
  const { packages } = JSON.parse(lock) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const { version, license, dev, optional, devOptional } = entry;
    const name = folder.replace(/^.*node_modules\//, '');
    const isTool = dev || optional || devOptional;
    const isShipped = shippedTools.includes(name) || (name !== '' && !isTool);
    return isShipped
      ? [{ folder, title: `${name} ${version} (${license})` }]
      : [];
  });
}

function readLicence(folder: string): string | undefined {
  const file = readdirSync(folder).find((entry) =>
    /^(?:licen[cs]e|copying)/i.test(entry),
  );
  return file && readText(join(folder, file)).trim();
}
