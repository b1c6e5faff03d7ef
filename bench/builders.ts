import { cpSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, vikeFolder } from './harness.ts';

/** A way to build the site, in a folder of its own. */
export interface Builder {
  readonly title: string;
  readonly folder: string;
  /** Arguments to Node. */
  readonly command: readonly string[];
  /** Where the pages lie afterwards. */
  readonly output: string;
  /** All that a build leaves behind, as patterns: without these the next one is cold. */
  readonly products: readonly string[];
}

/** This project's own build, in its copy. Converted pictures, social cards and the unpacked browser stay: vike makes none. */
export const ours = (site: string): Builder => ({
  title: 'This project',
  folder: site,
  command: ['--import', './commands/preflight.mjs', 'commands/build.ts'],
  output: 'dist',
  products: ['dist', 'public/content', '.cache/!(pictures|social|chromium)'],
});

/** vike over the components and the generated content of that copy. Its packages are installed where they are not there yet. */
export function vike(site: string): Builder {
  const sources = join(import.meta.dirname, 'vike');
  for (const name of ['src', 'site', 'pages', 'content', 'snapshots'])
    rmSync(join(vikeFolder, name), { recursive: true, force: true });
  cpSync(sources, vikeFolder, { recursive: true });
  for (const name of ['src', 'site'])
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

/** Makes the next build cold. */
export function removeProducts({ folder, products }: Builder): void {
  for (const path of globSync(products, { cwd: folder }))
    rmSync(join(folder, path), { recursive: true });
}
