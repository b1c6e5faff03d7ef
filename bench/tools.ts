/** A builder of static sites, and how its build is run. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** The package that names its version; this project has none. */
  readonly package?: string;
  /** Whether visitors get a React application; the others send HTML alone. */
  readonly react: boolean;
  /** Arguments to Node, in the tool's own folder. */
  readonly command: readonly string[];
  /** Where the pages lie afterwards. */
  readonly output: string;
  /** Whether it builds our own pages: it gets `src` beside the content, and its `shared` is `peers/shared-same-site`. */
  readonly needsSource?: boolean;
  /** All that a build leaves behind: without these the next one is cold. */
  readonly made: readonly string[];
}

/** What stays in `.cache` when our build starts cold: converted pictures, social cards and the unpacked browser. */
export const keptCaches: readonly string[] = ['pictures', 'social', 'chromium'];

/** This project's own build. Its caches are removed too, but for `keptCaches`. */
export const ours: Tool = {
  name: 'ours',
  title: 'This project',
  react: true,
  command: ['--import', './commands/preflight.mjs', 'commands/build.ts'],
  output: 'dist',
  made: ['dist', 'dist.former', 'public/content'],
};

const vite = 'node_modules/vite/bin/vite.js';
const viteCache = 'node_modules/.vite';

/** The others, each in `peers/<name>`. */
const peers: readonly Tool[] = [
  {
    name: 'vike',
    title: 'vike',
    package: 'vike',
    react: true,
    command: [vite, 'build'],
    output: 'dist/client',
    made: ['dist', viteCache],
  },
  {
    name: 'vike-same-site',
    title: 'vike, our own pages',
    package: 'vike',
    react: true,
    command: [vite, 'build'],
    output: 'dist/client',
    needsSource: true,
    made: ['dist', viteCache],
  },
  {
    name: 'tanstack-start',
    title: 'TanStack Start',
    package: '@tanstack/react-start',
    react: true,
    command: [vite, 'build'],
    output: 'dist/client',
    made: ['dist', '.tanstack', viteCache],
  },
  {
    name: 'tanstack-start-same-site',
    title: 'TanStack Start, our own pages',
    package: '@tanstack/react-start',
    react: true,
    command: [vite, 'build'],
    output: 'dist/client',
    needsSource: true,
    made: ['dist', '.tanstack', 'start/routeTree.gen.ts', viteCache],
  },
  {
    name: 'react-router',
    title: 'React Router',
    package: 'react-router',
    react: true,
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    output: 'build/client',
    made: ['build', '.react-router', viteCache],
  },
  {
    name: 'next',
    title: 'Next.js',
    package: 'next',
    react: true,
    command: ['node_modules/next/dist/bin/next', 'build'],
    output: 'out',
    made: ['out', '.next'],
  },
  {
    name: 'vite-react-ssg',
    title: 'vite-react-ssg',
    package: 'vite-react-ssg',
    react: true,
    command: ['node_modules/vite-react-ssg/bin/vite-react-ssg.js', 'build'],
    output: 'dist',
    made: ['dist', '.vite-react-ssg-temp', viteCache],
  },
  {
    name: 'astro',
    title: 'Astro',
    package: 'astro',
    react: false,
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    made: ['dist', '.astro', 'node_modules/.astro', viteCache],
  },
  {
    name: 'astro-same-site',
    title: 'Astro, our own pages',
    package: 'astro',
    react: true,
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    needsSource: true,
    made: ['dist', '.astro', 'node_modules/.astro', viteCache],
  },
  {
    name: 'eleventy',
    title: 'Eleventy',
    package: '@11ty/eleventy',
    react: false,
    command: ['node_modules/@11ty/eleventy/cmd.cjs'],
    output: 'dist',
    made: ['dist', '.cache'],
  },
];

/** Every tool by the name that `--only` takes. */
export const tools: readonly Tool[] = [ours, ...peers];
