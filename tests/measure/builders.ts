import { cpSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, vikeFolder } from './harness.ts';

/** A tool that builds the site in its own folder. */
export interface Builder {
  readonly title: string;
  readonly folder: string;
  /** Arguments to Node. */
  readonly command: readonly string[];
  /** Folder of the built pages. */
  readonly output: string;
  /** Patterns of all files that a build writes. Once they are removed, the next build is cold. */
  readonly products: readonly string[];
}

/**
 * This project's build. Pictures, social cards and the browser stay, since vike makes none of
 * them.
 */
export const ours = (site: string): Builder => ({
  title: 'This project',
  folder: site,
  command: ['--import', './commands/preflight.mjs', 'commands/build.ts'],
  output: 'dist',
  products: ['dist', 'public/content', '.cache/!(pictures|social|chromium)'],
});

/** The folders of the project whose modules both builds use. */
const shared = ['core', 'src', 'site', 'supabase'];

/**
 * Sets up vike's build of the components and the content in the copy `site`. Installs vike's
 * packages.
 */
export function vike(site: string): Builder {
  const sources = join(import.meta.dirname, 'vike');
  const copied = [...shared, 'pages', 'content', 'snapshots'];
  for (const name of copied)
    rmSync(join(vikeFolder, name), { recursive: true, force: true });
  cpSync(sources, vikeFolder, { recursive: true });
  for (const name of shared)
    cpSync(join(site, name), join(vikeFolder, name), { recursive: true });
  symlinkSync(join(site, 'public/content'), join(vikeFolder, 'content'));
  symlinkSync(join(site, 'snapshots'), join(vikeFolder, 'snapshots'));
  installPackages(vikeFolder);
  const { dependencies } = JSON.parse(
    readFileSync(join(sources, 'package.json'), 'utf8'),
  ) as {
    readonly dependencies: { readonly vike: string };
  };
  return {
    title: `vike ${dependencies.vike}`,
    folder: vikeFolder,
    command: ['node_modules/vite/bin/vite.js', 'build'],
    output: 'dist/client',
    products: ['dist', 'node_modules/.vite'],
  };
}

/** Removes everything that a build writes, so that the next build is cold. */
export function removeProducts({ folder, products }: Builder): void {
  for (const path of globSync(products, { cwd: folder })) {
    const product = join(folder, path);
    rmSync(product, { recursive: true });
  }
}
