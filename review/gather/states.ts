import { crawlerFacts } from '../../server/crawler-facts.ts';
import { manifestFile, wordsFile } from '../../core/disk/committed-files.ts';
import { parseManifest } from '../../snapshots/manifest-file.ts';
import { manifestSite } from '../../snapshots/manifest.ts';
import type { Manifest, ManifestSite } from '../../snapshots/manifest-entry.ts';
import { business } from '#site/business.ts';
import { nameOf } from '../../core/disk/project-paths.ts';
import { assertDefined } from '../../core/domain/assert-defined.ts';
import { inputError, InputError } from '../../core/domain/problems.ts';
import type { OpenSite } from '../read/read-site.ts';
import type { EarlierState, NoState, SiteState } from '../types.ts';
import { whyNoHistory } from '../../core/disk/git.ts';
import { commitOf, fileAt, mergeBase } from './git.ts';

const manifestName = nameOf(manifestFile);
const wordsName = nameOf(wordsFile);
const businessFile = 'site/business.ts';

interface StateOptions {
  readonly root: string;
  /** A git ref. Defaults to the point where this branch left the main one. */
  readonly against: string | undefined;
}

/** A commit, and what readers call it. */
interface NamedCommit {
  readonly commit: string;
  readonly named: string;
}

/**
 * The state of the site to compare with.
 * @throws InputError if `against` names no commit
 */
export function readEarlierState({
  root,
  against,
}: StateOptions): EarlierState | NoState {
  const found =
    against === undefined ? startOfBranch(root) : namedCommit(root, against);
  if ('reason' in found) return found;
  const { commit, named } = found;
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
    const state = parseManifest({ manifest, words }, name);
    return { from, ...storedState(state), commit };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const reason = `${manifestName} at ${short} has another form: nothing can be compared`;
    return { from, reason };
  }
}

function namedCommit(root: string, named: string): NamedCommit {
  const commit = commitOf(root, named);
  if (commit !== undefined) return { commit, named };
  const message = `"${named}" is not a commit: give a branch or a commit`;
  throw inputError('--against', whyNoHistory(root) ?? message);
}

/** Finds where this branch began or, if the pack there is of another business, the last commit. */
function startOfBranch(root: string): NamedCommit | NoState {
  const none = whyNoHistory(root);
  if (none !== undefined) return { from: 'nothing', reason: none };
  const base = assertDefined(mergeBase(root), 'HEAD');
  if (isOurs(root, base))
    return { commit: base, named: 'where this branch began' };
  // A business that took over the project may have committed its own pack since.
  const last = commitOf(root, 'HEAD') ?? base;
  if (isOurs(root, last)) return { commit: last, named: 'the last commit' };
  const reason = `it is another business’s: ${businessFile} there has no name, telephone or e-mail of yours`;
  return { from: base.slice(0, 8), reason };
}

/**
 * Whether a commit's pack belongs to this business. A renamed business keeps its telephone
 * number or e-mail address.
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

const storedState = ({ site, pages }: Manifest): SiteState => ({
  site,
  pages: new Map(pages.map((entry) => [entry.path, stored(entry)])),
});

/** Keeps a value as JSON, which takes less memory, and returns a function that reads it back. */
export function stored<Value>(value: Value): () => Value {
  const text = Buffer.from(JSON.stringify(value));
  return () => JSON.parse(text.toString()) as Value;
}

/** Returns the part of the manifest that concerns the whole site, from the captured site. */
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
