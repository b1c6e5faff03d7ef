import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crawlerFacts } from '../../server/crawler-facts.ts';
import { createSpillStore, type Spill } from '../../snapshots/spill-store.ts';
import { manifestFile, wordsFile } from '../../snapshots/committed-files.ts';
import { parseManifest } from '../../snapshots/manifest-file.ts';
import { manifestSite } from '../../snapshots/manifest.ts';
import type {
  Manifest,
  ManifestEntry,
  ManifestSite,
} from '../../snapshots/manifest-entry.ts';
import { business } from '#site/business.ts';
import { nameOf } from '../../pipeline/paths.ts';
import { readText } from '../../pack/read-text.ts';
import { InputError } from '../../src/domain/problems.ts';
import type { OpenSite } from '../read/read-site.ts';
import type { EarlierState, NoState, SiteState } from '../types.ts';
import { commitOf, fileAt, mergeBase } from './git.ts';

const manifestName = nameOf(manifestFile);
const wordsName = nameOf(wordsFile);
const businessFile = 'site/business.ts';

interface StateOptions {
  readonly root: string;
  readonly spill?: Spill;
  /**
   * A git ref or a manifest. Defaults to the point where this branch left the main one.
   */
  readonly against: string | undefined;
}

/**
 * The state of the site to compare with.
 * @throws InputError if `against` names none
 */
export function readEarlierState({
  root,
  against,
  spill = createSpillStore(),
}: StateOptions): EarlierState | NoState {
  const fromCommit = (commit: string, named: string) => {
    const short = commit.slice(0, 8);
    const from = `${named} (${short})`;
    const manifest = fileAt(root, commit, manifestName);
    const words = fileAt(root, commit, wordsName);
    // A commit from before the manifest had this form must not stop a deploy.
    if (manifest === undefined || words === undefined)
      return {
        from,
        reason: `${short} has no ${manifestName} with ${wordsName} beside it: nothing can be compared`,
      };
    try {
      const name = `${manifestName} at ${short}`;
      const stored = parseManifest({ manifest, words }, name);
      return { from, ...storedState(stored, spill), commit };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return { from, reason: error.message.split('\n', 1).join() };
    }
  };
  if (against !== undefined) {
    if (against.endsWith('.json') && existsSync(against))
      return fromFile(against, spill);
    const commit = commitOf(root, against);
    if (commit) return fromCommit(commit, against);
    throw new InputError([
      {
        file: '--against',
        message: `"${against}" is no commit or manifest: give a branch, a commit or a file`,
      },
    ]);
  }
  const base = mergeBase(root);
  if (!base) {
    const reason = 'there is no git here: name a manifest with --against';
    return { from: 'nothing', reason };
  }
  // Whoever made this project theirs may have committed it since.
  const commit = [base, commitOf(root, 'HEAD') ?? base].find((each) =>
    isOurs(root, each),
  );
  const named = commit === base ? 'where this branch began' : 'the last commit';
  return commit === undefined
    ? {
        from: base.slice(0, 8),
        reason: `it is another business’s: ${businessFile} there has no name, telephone or e-mail of yours`,
      }
    : fromCommit(commit, named);
}

/**
 * Whether a commit's pack is this business's. A renamed business keeps its telephone number or
 * e-mail address.
 */
function isOurs(root: string, commit: string): boolean {
  const pack = fileAt(root, commit, businessFile);
  return (
    pack === undefined ||
    [business.name, business.phone, business.email].some((own) =>
      pack.includes(`'${own}'`),
    )
  );
}

/** Reads a manifest with its words next to it. */
function fromFile(file: string, spill: Spill): EarlierState {
  const words = join(dirname(file), basename(wordsFile));
  const message = `is missing: bring it with ${file}`;
  if (!existsSync(words)) throw new InputError([{ file: words, message }]);
  const files = { manifest: readText(file), words: readText(words) };
  const stored = parseManifest(files, file);
  return { from: file, ...storedState(stored, spill), commit: undefined };
}

const storedState = ({ site, pages }: Manifest, spill: Spill): SiteState => ({
  site,
  pages: new Map(pages.map((entry) => [entry.path, storedEntry(entry, spill)])),
});

/** Stores an entry until it is asked for. */
export function storedEntry(
  entry: ManifestEntry,
  spill: Spill,
): () => ManifestEntry {
  const text = spill(JSON.stringify(entry));
  return () => JSON.parse(text()) as ManifestEntry;
}

/** What the captured site says for all of its pages. */
export const currentSite = ({
  captured: { robotsTxt = '', sitemap = '' },
  known,
  siteUrl,
}: OpenSite): ManifestSite =>
  manifestSite({
    ...crawlerFacts(),
    robotsTxt,
    sitemap,
    siteUrl,
    paths: [...known.keys()],
  });
