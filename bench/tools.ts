import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A builder of static sites, and how its build is run. */
export interface Tool {
  readonly name: string;
  /** With the version of a peer's package, as its package.json asks for it. */
  readonly title: string;
  /** Arguments to Node, in the tool's own folder. */
  readonly command: readonly string[];
  /** Where the pages lie afterwards. */
  readonly output: string;
  /** All that a build leaves behind: without these the next one is cold. */
  readonly outputs: readonly string[];
}

/** What stays in `.cache` when our build starts cold: converted pictures, social cards and the unpacked browser. */
export const reusedCaches: readonly string[] = ['pictures', 'social', 'chromium'];

/** This project's own build. Its caches are removed too, but for `reusedCaches`. */
export const ours: Tool = {
  name: 'ours',
  title: 'This project',
  command: ['--import', './commands/preflight.mjs', 'commands/build.ts'],
  output: 'dist',
  outputs: ['dist', 'public/content'],
};

function versionOf(peer: string, name: string): string | undefined {
  const file = join(import.meta.dirname, 'peers', peer, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }).dependencies[name];
}

const vite = 'node_modules/vite/bin/vite.js';
const viteCache = 'node_modules/.vite';

/** The others build our own pages, each in `peers/<name>` beside `peers/shared`. */
const peers: readonly Tool[] = [
  {
    name: 'vike',
    title: `vike ${versionOf('vike', 'vike')}`,
    command: [vite, 'build'],
    output: 'dist/client',
    outputs: ['dist', viteCache],
  },
  {
    name: 'tanstack-start',
    title: `TanStack Start ${versionOf('tanstack-start', '@tanstack/react-start')}`,
    command: [vite, 'build'],
    output: 'dist/client',
    outputs: ['dist', '.tanstack', 'start/routeTree.gen.ts', viteCache],
  },
  {
    name: 'astro',
    title: `Astro ${versionOf('astro', 'astro')}`,
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    outputs: ['dist', '.astro', 'node_modules/.astro', viteCache],
  },
];

/** Every tool by the name that `--only` takes. */
export const tools: readonly Tool[] = [ours, ...peers];
