import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HubContent, TownServiceContent } from '../src/domain/content.ts';
import { InputError } from '../src/domain/problems.ts';
import { contentPaths } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import type { Town } from '../src/domain/towns.ts';
import { describeTown, type TownOutput } from './generate-site.ts';

/**
 * A town's pages as they were generated before, from `publicFolder`.
 * @throws InputError where one of them cannot be read.
 */
export function readTown(town: Town, publicFolder: string): TownOutput {
  const read = (path: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(publicFolder, path), 'utf8'));
    } catch {
      throw new InputError([
        { file: `public${path}`, message: 'is missing or no JSON: run npm run generate without --town' },
      ]);
    }
  };
  return describeTown(town, {
    hub: read(contentPaths.hub(town.slug)) as HubContent,
    pages: Object.fromEntries(
      services.map(({ slug }) => [slug, read(contentPaths.townService(town.slug, slug)) as TownServiceContent]),
    ),
  });
}
