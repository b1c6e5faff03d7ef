import type { Environment } from '../../src/domain/environment.ts';
import { fingerprint, hashOf, listFiles } from './fingerprint.ts';
import { manifestFile, root } from '../places.ts';
import type { StageName } from './stages.ts';

const tools = ['package-lock.json'];

/** Code files at or below `paths`; tests change no output. */
const code = (...paths: string[]) =>
  listFiles(root, paths).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Hashes of what the generated content is made from. */
export interface ContentInputs {
  /** Of everything that more than one town's pages depend on. */
  readonly shared: string;
  /** Of each town's profile, by slug. */
  readonly profiles: Readonly<Record<string, string>>;
}

const profiles = 'site/profiles/';

/** What the pack brings to be served as it is. */
const packFiles = 'site/public/';

/** What content would be made from now. */
export function readContentInputs(): ContentInputs {
  const data = listFiles(root, ['site']).filter((file) => !file.startsWith(packFiles));
  const isProfile = (file: string) => file.startsWith(profiles);
  return {
    shared: fingerprint(root, [
      ...tools,
      'templates',
      ...data.filter((file) => !isProfile(file)),
      'commands/generate.ts',
      ...code('generator', 'src/domain', 'text'),
    ]),
    profiles: Object.fromEntries(
      data.filter(isProfile).map((file) => [file.slice(profiles.length, -'.json'.length), fingerprint(root, [file])]),
    ),
  };
}

const content = 'public/content';

/** Hash of the generated content as it lies there and of what it was made from. */
export const contentFingerprint = (inputs: ContentInputs) =>
  hashOf(JSON.stringify(inputs), fingerprint(root, [content]));

const bundlers = [
  'vite.config.ts',
  'build/stages/bundle-settings.ts',
  'build/stages/bundle-site.ts',
  'build/stages/bundle-renderer.ts',
];

/** Hash of everything the visitors' and the renderer's bundle are made from. */
export const bundleFingerprint = (environment: Environment) => {
  const pack = listFiles(root, ['site']).filter((file) => /\.(?:ts|css)$/.test(file));
  const sources = [...pack, ...listFiles(root, ['src', 'text'])].filter((file) => !/\.test\.tsx?$/.test(file));
  return fingerprint(root, [...tools, ...sources, 'index.html', ...bundlers], JSON.stringify(environment));
};

/** Hash of the picture masters and of how they are encoded. */
export const picturesFingerprint = () =>
  fingerprint(root, [
    'media',
    'build/pictures/picture-recipe.ts',
    'src/domain/pictures.ts',
    'site/words/picture-texts.ts',
    'src/content/pictures.generated.json',
  ]);

/** Hash of the code that turns a bundle and its data into pages. */
export const assemblyFingerprint = () =>
  fingerprint(root, [
    ...tools,
    ...code('snapshots', 'build', 'src/domain', 'site', 'server/hosts'),
    'server/headers.ts',
  ]);

interface SiteInputs {
  readonly stages: Readonly<Record<StageName, string>>;
  readonly assembly: string;
  /** Hash of the job posts shown. */
  readonly diary: string;
}

/** Hash of everything `dist/` is made from. */
export function siteFingerprint({ stages, assembly, diary }: SiteInputs): string {
  const others = listFiles(root, ['public', packFiles, 'site/theme.css']).filter(
    (file) => !file.startsWith(`${content}/`),
  );
  return hashOf(
    stages.content,
    stages.bundle,
    stages.pictures,
    assembly,
    diary,
    fingerprint(root, others),
    fingerprint(root, [manifestFile.slice(root.length + 1)]),
  );
}
