import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../pack/read-text.ts';
import { snapshotFile, pages } from '../src/domain/pages.ts';
import { readPageFacts } from '../snapshots/page-facts.ts';
import { badges } from '#site/words/badges.ts';
import { pairs } from '../src/domain/pictures/pictures.ts';
import { reviews } from '#site/words/reviews.ts';
import { business, sampleFields } from '#site/business.ts';
import { claims } from '#site/claims.ts';
import { readAccepted } from '../review/accepted.ts';
import {
  formatLaunchWork,
  listLaunchWork,
  listSwitchedOff,
} from '../review/launch/launch-list.ts';
import {
  listLeftovers,
  type SampleValues,
} from '../review/launch/leftovers.ts';
import { region } from '#site/region.ts';
import { findUnwritten } from '../generator/starter/unwritten.ts';
import { services } from '../src/domain/services.ts';
import { leadInboxPath } from '../src/domain/settings/environment.ts';
import { towns } from '../src/domain/towns.ts';
import { checkWebhook } from '../server/live/check-services.ts';
import { readEnvironment, readVariables } from '../server/read-environment.ts';
import { packFolder } from '../pack/pack-folder.ts';
import { root } from '../pipeline/paths.ts';
import { runCommand } from './shared/run-command.ts';

const samplesFile = join(packFolder, 'site/sample-values.json');
const seedFile = join(packFolder, 'site/seed.sql');

/** The HTML of every page in dist/, by path. */
function readPages(): Map<string, string> {
  return new Map(
    pages.flatMap((page): [string, string][] => {
      const file = join(root, 'dist', snapshotFile(page));
      return existsSync(file) ? [[page.path, readFileSync(file, 'utf8')]] : [];
    }),
  );
}

/** Everything that the pack says about the business. */
const current = [
  ...Object.values(business).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  ),
  region.county,
  ...towns.map(({ label }) => label),
];

await runCommand({
  usage:
    'Usage: npm run launch-check      everything still sample, unset or unevidenced; exits 1 while there is any',
  options: {},
  run: async () => {
    const environment = readEnvironment();
    const variables = readVariables();
    const html = readPages();
    const accepted = readAccepted(root).filter(
      ({ rule }) => rule === 'unwritten',
    );
    const isAccepted = (file: string) =>
      accepted.some(({ path }) => path === file);
    const samples = JSON.parse(readText(samplesFile)) as SampleValues;
    const groups = listLaunchWork({
      sampleFields: sampleFields.map((name) => ({
        name,
        value: business[name],
      })),
      unwritten: findUnwritten(packFolder, { services, towns, region }).filter(
        ({ file }) => !isAccepted(file),
      ),
      reviews,
      badges,
      pairs,
      seed: existsSync(seedFile) ? readText(seedFile) : '',
      townsWithoutProfile: towns
        .filter(
          ({ slug }) =>
            !existsSync(join(packFolder, 'site/profiles', `${slug}.json`)),
        )
        .map(({ label }) => label),
      leftovers: listLeftovers(samples, current, html),
      variables,
      // The list has the local inbox already, as an address that is not set.
      receiver:
        environment.leadWebhookUrl === leadInboxPath
          ? []
          : await checkWebhook(
              { origin: environment.siteUrl, environment },
              false,
            ),
      claims,
      canonicals: new Map(
        [...html].map(([path, text]) => [path, readPageFacts(text).canonical]),
      ),
    });
    console.log(formatLaunchWork(groups, listSwitchedOff(variables)));
    return groups.length > 0 ? 1 : 0;
  },
});
