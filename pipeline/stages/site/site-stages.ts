import { existsSync, readdirSync } from 'node:fs';
import type { Environment } from '../../../src/domain/environment.ts';
import { themeFile } from '../../brand/theme.ts';
import type { Stage } from '../../cache/stage.ts';
import { contentFolder, dist, manifestFile, nameOf, packPublicFolder, publicFolder, wordsFile } from '../../paths.ts';

const folder = nameOf(import.meta.dirname);
const bundles = ['renderer', 'bundle'];

/** What all pages are made from beside their own data: the bundles, and the code that renders and assembles. */
export const pagesStage: Stage = {
  name: 'pages',
  code: ['snapshots/assemble-site.ts', 'snapshots/page-data.ts', `${folder}/read-shell.ts`],
  after: bundles,
};

interface SiteOptions {
  readonly environment: Environment;
  /** Hash of a hosted diary's posts. */
  readonly hostedPosts: string | undefined;
}

/** The whole of `dist/`, and the manifest of its pages. */
export const siteStage = ({ environment, hostedPosts }: SiteOptions): Stage => ({
  name: 'site',
  code: [`${folder}/render-site.ts`, `${folder}/assemble-site.ts`, `${folder}/publish-site.ts`, ...pagesStage.code],
  // The lock file for the packages whose licences are shown.
  data: [...publicFiles(), nameOf(packPublicFolder), themeFile, 'package-lock.json'],
  settings: { environment, hostedPosts },
  after: [...bundles, 'content', 'diary', 'pictures', 'cards'],
  products: [nameOf(dist), nameOf(manifestFile), nameOf(wordsFile)],
});

/** Files and folders of `public/` that are made by hand. */
function publicFiles(): string[] {
  const entries = existsSync(publicFolder) ? readdirSync(publicFolder) : [];
  return entries.map((entry) => `${nameOf(publicFolder)}/${entry}`).filter((name) => name !== nameOf(contentFolder));
}
