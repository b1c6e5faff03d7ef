import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbeddedDatabase } from '../server/open-database.ts';
import { readJobPosts } from '../snapshots/diary.ts';
import { SnapshotError } from '../snapshots/take-snapshots.ts';
import { InputError } from '../src/domain/problems.ts';
import { assemblyFingerprint, bundleFingerprint, contentFingerprint, mediaFingerprint } from './build-inputs.ts';
import { readRecord, writeRecord } from './build-record.ts';
import { fingerprint, hashOf } from './fingerprint.ts';
import { settlePictureInfo } from './picture-info.ts';
import { readEnvironment } from './read-environment.ts';
import { runGenerator } from './run-generator.ts';
import { recoverFolder } from './swap-folder.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const recordFile = join(root, '.cache/build.json');

interface BuildOptions {
  /** Build without job posts where the database does not answer. */
  readonly allowMissingDiary: boolean;
  /** Fail where the committed manifest is not what this build makes. */
  readonly frozen: boolean;
}

/**
 * Generate, bundle, snapshot, write. Stages run side by side where they can, and not at all where
 * nothing they are made from has changed. The finished folder takes the place of `dist/` at the end.
 */
async function build({ allowMissingDiary, frozen }: BuildOptions): Promise<void> {
  const started = performance.now();
  const environment = readEnvironment(root);
  recoverFolder(dist);
  const record = existsSync(join(dist, '404.html')) ? readRecord(recordFile) : undefined;

  let media = mediaFingerprint();
  if (record?.media !== media && (await settlePictureInfo({ frozen }))) media = mediaFingerprint();
  // Only now: the sizes file is part of the bundle.
  const bundle = bundleFingerprint(environment);
  const assembly = assemblyFingerprint();
  const readDiary = async () => {
    try {
      return await readJobPosts({ environment, openDatabase: openEmbeddedDatabase });
    } catch (error) {
      if (!allowMissingDiary) throw error;
      console.warn(`${error instanceof Error ? error.message : String(error)}\nBuilding without job posts.`);
      return undefined;
    }
  };
  // A hosted diary may change at any time; the embedded one only with its files.
  const hosted = environment.supabaseUrl === undefined ? undefined : await readDiary();
  const diary = environment.supabaseUrl === undefined ? fingerprint(root, ['supabase']) : hashOf(JSON.stringify(hosted ?? null));
  const siteFingerprint = (content: string) =>
    hashOf(content, bundle, media, assembly, diary, fingerprint(root, ['public', 'snapshots/manifest.json']));

  const content = contentFingerprint();
  if (record?.site === siteFingerprint(content)) {
    console.log(`Nothing changed: dist/ is up to date (${seconds(started)}).`);
    return;
  }

  const generating = record?.content === content ? undefined : runGenerator();
  const { produceSite } = await import('./produce-site.ts');
  const pages = await produceSite({
    environment,
    generating,
    bundleChanged: record?.bundle !== bundle,
    mediaChanged: record?.media !== media,
    assembly,
    readDiary: environment.supabaseUrl === undefined ? readDiary : () => Promise.resolve(hosted),
    previousPages: record?.pages,
    frozen,
  });
  const settled = contentFingerprint();
  writeRecord(recordFile, { site: siteFingerprint(settled), content: settled, bundle: bundleFingerprint(environment), media: mediaFingerprint(), pages });
  console.log(`Built in ${seconds(started)}.`);
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`;

try {
  const { values } = parseArgs({ options: { 'allow-missing-diary': { type: 'boolean' }, frozen: { type: 'boolean' } } });
  await build({ allowMissingDiary: values['allow-missing-diary'] ?? false, frozen: values.frozen ?? false });
} catch (error) {
  const expected = error instanceof InputError || error instanceof SnapshotError || (error instanceof TypeError && 'code' in error);
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
