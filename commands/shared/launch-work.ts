import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { business, sampleFields } from '#site/business.ts';
import { claims } from '#site/claims.ts';
import { region } from '#site/region.ts';
import { badges } from '#site/words/badges.ts';
import { reviews } from '#site/words/reviews.ts';
import { readDiary } from '../../pack/diary.ts';
import { packFolder } from '../../core/disk/pack-folder.ts';
import { readText } from '../../core/disk/read-text.ts';
import { findUnwritten } from '../../pack/unwritten.ts';
import { dist } from '../../core/disk/project-paths.ts';
import {
  listLaunchWork,
  type LaunchGroup,
} from '../../pipeline/release/launch-list.ts';
import {
  listLeftovers,
  type SampleValues,
} from '../../pipeline/release/leftovers.ts';
import { checkWebhook } from '../../server/live/check-services.ts';
import {
  readEnvironment,
  readVariables,
} from '../../server/read-environment.ts';
import { readPageFacts } from '../../snapshots/page-facts.ts';
import { pairs } from '../../core/domain/pictures/pictures.ts';
import { pages, snapshotFile } from '../../core/domain/pages.ts';
import { leadInboxPath } from '../../core/domain/settings/environment.ts';
import { towns } from '../../core/domain/towns.ts';

const inPack = (file: string) => join(packFolder, 'site', file);

/** Reads the HTML of every page in dist/, by path. */
function readBuiltPages(): Map<string, string> {
  const html = new Map<string, string>();
  for (const page of pages) {
    const file = join(dist, snapshotFile(page));
    if (existsSync(file)) {
      html.set(page.path, readText(file));
    }
  }
  return html;
}

/** Values of the present business, none of which counts as left over from the sample. */
const current = [
  ...Object.values(business).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  ),
  region.county,
  ...towns.map(({ label }) => label),
];

/**
 * Lists what must be settled before the site goes live. Also asks the receiver of quote requests
 * whether pages may post.
 */
export async function findLaunchWork(): Promise<LaunchGroup[]> {
  const environment = readEnvironment();
  const html = readBuiltPages();
  const samples = JSON.parse(
    readText(inPack('sample-values.json')),
  ) as SampleValues;
  const isLocalInbox = environment.leadWebhookUrl === leadInboxPath;
  return listLaunchWork({
    sampleFields: sampleFields.map((name) => ({ name, value: business[name] })),
    unwritten: findUnwritten(packFolder, towns),
    specialHours: business.specialHours.days,
    now: new Date(),
    reviews,
    badges,
    pairs,
    posts: readDiary().posts,
    townsWithoutProfile: towns
      .filter(({ slug }) => !existsSync(inPack(`profiles/${slug}.json`)))
      .map(({ label }) => label),
    leftovers: listLeftovers(samples, current, html),
    variables: readVariables(),
    // The list already names the local inbox, as a setting that is missing.
    receiver: isLocalInbox
      ? []
      : await checkWebhook({ origin: environment.siteUrl, environment }, false),
    claims,
    canonicals: new Map(
      [...html].map(([path, text]) => [path, readPageFacts(text).canonical]),
    ),
  });
}
