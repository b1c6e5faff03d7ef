import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotFile, pages } from '../src/domain/routes.ts';
import { readPageFacts } from '../snapshots/page-facts.ts';
import { badges } from '../site/words/badges.ts';
import { pictures } from '../src/content/pictures.ts';
import { reviews } from '../site/words/reviews.ts';
import { business, sampleFields } from '../site/business.ts';
import { claims } from '../site/claims.ts';
import { formatLaunchWork, listLaunchWork } from '../review/launch-list.ts';
import { readEnvironment, readVariables } from '../server/read-environment.ts';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const seedFile = join(root, 'site/seed.sql');

function readCanonicals(): Map<string, string> {
  return new Map(
    pages.flatMap((page): [string, string][] => {
      const file = join(root, 'dist', snapshotFile(page));
      return existsSync(file) ? [[page.path, readPageFacts(readFileSync(file, 'utf8')).canonical]] : [];
    }),
  );
}

await runCommand({
  usage: 'Usage: npm run launch-check      everything still sample, unset or unevidenced; exits 1 while there is any',
  options: {},
  run: () => {
    readEnvironment(root);
    const groups = listLaunchWork({
      sampleFields: sampleFields.map((name) => ({ name, value: business[name] })),
      reviews,
      badges,
      pictures,
      seed: existsSync(seedFile) ? readFileSync(seedFile, 'utf8') : '',
      variables: readVariables(root),
      claims,
      canonicals: readCanonicals(),
    });
    console.log(formatLaunchWork(groups));
    return groups.length > 0 ? 1 : 0;
  },
});
