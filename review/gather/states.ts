import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { crawlerFacts } from '../../server/crawler-facts.ts';
import { formatManifest, parseManifest, type ManifestFiles } from '../../snapshots/manifest-file.ts';
import { manifestSite } from '../../snapshots/manifest.ts';
import { InputError } from '../../src/domain/problems.ts';
import type { EarlierState, NoState, ReviewSite, SiteState } from '../types.ts';
import { readReportState } from '../report/report-file.ts';
import { commitOf, editsSince, fileAt, mergeBase } from './git.ts';

const manifestFile = 'snapshots/manifest.json';
const wordsFile = 'snapshots/words.txt';

interface StateOptions {
  readonly root: string;
  /** A git ref, a manifest or a report; left out, the point where this branch left the main one. */
  readonly against: string | undefined;
}

/**
 * The state of the site to compare with.
 * @throws InputError where `against` names none
 */
export function readEarlierState({ root, against }: StateOptions): EarlierState | NoState {
  if (against !== undefined) {
    const file = resolve(against);
    const isFile = existsSync(file) && statSync(file).isFile();
    if (isFile && /\.(?:html|json)$/.test(file)) return fromFile(file);
    const commit = commitOf(root, against);
    if (commit) return fromCommit(root, commit, against);
    throw new InputError([
      {
        file: '--against',
        message: `"${against}" is no commit, manifest or report: give a branch, a commit or a file`,
      },
    ]);
  }
  const base = mergeBase(root);
  if (!base) return { from: 'nothing', reason: 'there is no git here: name a manifest or a report with --against' };
  return fromCommit(root, base, 'where this branch began');
}

function fromCommit(root: string, commit: string, named: string): EarlierState | NoState {
  const short = commit.slice(0, 8);
  const from = commit.startsWith(named) ? short : `${named} (${short})`;
  const [manifest, words] = [fileAt(root, commit, manifestFile), fileAt(root, commit, wordsFile)];
  // A commit from before the manifest had this form is nobody's fault, and must not stop a deploy.
  if (manifest === undefined || words === undefined)
    return { from, reason: `${short} has no ${manifestFile} with ${wordsFile} beside it: nothing can be compared` };
  try {
    return {
      from,
      manifest: parseManifest({ manifest, words }, `${manifestFile} at ${short}`),
      edits: editsSince(root, commit),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { from, reason: error.message };
  }
}

/** A report, or a manifest with its words beside it. */
function fromFile(file: string): EarlierState {
  const from = relative(process.cwd(), file);
  const text = readFileSync(file, 'utf8');
  const words = join(dirname(file), basename(wordsFile));
  const isReport = file.endsWith('.html');
  if (!isReport && !existsSync(words))
    throw new InputError([{ file: relative(process.cwd(), words), message: `is missing: bring it with ${from}` }]);
  const files = isReport ? readReportState(text, from) : { manifest: text, words: readFileSync(words, 'utf8') };
  return { from, manifest: parseManifest(files, from), edits: undefined };
}

/** The state of the captured site, and the files that say it. */
export function currentState({ captured, pages, siteUrl }: ReviewSite): { state: SiteState; files: ManifestFiles } {
  const { robotsTxt = '', sitemap = '' } = captured;
  const paths = pages.map(({ path }) => path);
  const manifest = {
    site: manifestSite({ ...crawlerFacts(), robotsTxt, sitemap, siteUrl, paths }),
    pages: pages.flatMap(({ entry }) => entry ?? []),
  };
  return { files: formatManifest(manifest), state: { from: 'the built site', manifest } };
}
