import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, type Problem } from '../../../src/domain/problems.ts';
import { root } from '../../paths.ts';

/** Where the site has the notices. */
export const licencesFile = 'licences.txt';

/** Packages that are installed for building alone, parts of which are sent to visitors all the same: fonts, and the reset of the style sheet. */
const shippedTools = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/bricolage-grotesque',
  'tailwindcss',
];

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/**
 * The licences of everything by others that visitors are sent, as these licences ask for: packages that share a text stand above
 * it together. @throws InputError naming packages without a licence text
 */
export function licenceNotices(): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  const shipped = Object.entries(packages)
    .map(([folder, entry]) => ({ folder, name: folder.replace(/^.*node_modules\//, ''), ...entry }))
    .filter(
      ({ folder, name, dev, optional, devOptional }) =>
        folder !== '' && (shippedTools.includes(name) || !(dev || optional || devOptional)),
    );
  const byText = new Map<string, string[]>();
  const problems: Problem[] = [];
  for (const { folder, name, version, license } of shipped) {
    const file = readdirSync(join(root, folder)).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
    if (file === undefined) problems.push({ file: folder, message: 'has no licence text: run npm ci' });
    else {
      const text = readFileSync(join(root, folder, file), 'utf8').replaceAll('\r', '');
      byText.set(text.trim(), [...(byText.get(text.trim()) ?? []), `${name} ${version} (${license})`]);
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `This site is made with the work of others. These are its licences.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
