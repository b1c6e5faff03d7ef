import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../pack/read-text.ts';
import { InputError } from '../../src/domain/problems.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Packages installed for building alone, parts of which are sent to visitors: fonts and the style
 * sheet's reset.
 */
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
 * The licence texts of all packages that visitors receive, as those licences require. Packages that
 * share a text are listed above it.
 * @throws InputError naming packages without a licence text
 */
export function licenceNotices(): string {
  const namesByText = new Map<string, string[]>();
  const without: string[] = [];
  for (const { folder, title } of shippedPackages()) {
    const text = readLicence(join(root, folder));
    if (text === undefined) without.push(folder);
    else namesByText.set(text, [...(namesByText.get(text) ?? []), title]);
  }
  const message = 'has no licence text: run npm ci';
  if (without.length > 0)
    throw new InputError(without.map((file) => ({ file, message })));
  const parts = Array.from(
    namesByText,
    ([text, names]) => `${names.join('\n')}\n\n${text}`,
  );
  const texts = parts.join(`\n\n${'-'.repeat(80)}\n\n`);
  return `${introduction}\n\n${texts}\n`;
}

/**
 * Packages that visitors receive, from the lock file: folder, name, version and licence of each.
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
  if (file === undefined) return undefined;
  return readText(join(folder, file)).trim();
}
