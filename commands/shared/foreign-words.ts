import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '#site/business.ts';
import { region } from '#site/region.ts';
import { towns } from '#site/towns.ts';
import { filesBelow } from '../../core/disk/files-below.ts';

/**
 * Strings that identify the present business. Their case matters, since some town names are English
 * words too.
 */
export const ours = [
  business.name,
  business.shortName,
  business.phone,
  business.phoneInternational,
  business.email,
  business.website,
  business.address.postalCode ?? [],
  region.county,
  ...towns.map(({ label }) => label),
].flat();

/** Text files of `dist/`. Pictures contain no words. */
const textFile = /\.(?:html|json|js|css|xml|txt|svg|webmanifest)$|^_headers$/;

/** Returns the first of `strings` that each text file of `dist` holds, as `dist/file: "string"`. */
export function findStrings(
  dist: string,
  strings: readonly string[],
): string[] {
  const pattern = new RegExp(
    `(?<![\\w-])(?:${strings.map(RegExp.escape).join('|')})(?![\\w-])`,
  );
  return filesBelow(dist)
    .filter((name) => textFile.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(dist, name), 'utf8');
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`dist/${name}: "${found}"`];
    });
}
