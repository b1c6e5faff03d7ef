import { join } from 'node:path';
import type { Environment } from '../src/domain/environment.ts';
import { fingerprint, listFiles } from './fingerprint.ts';

const root = join(import.meta.dirname, '..');
const tools = ['package-lock.json'];

/** Hash of everything the generated content is made from. */
export const contentFingerprint = () => fingerprint(root, [...tools, 'templates', 'generator', 'src/domain', 'public/content']);

/** Hash of everything the visitors' and the renderer's bundle are made from. */
export const bundleFingerprint = (environment: Environment) =>
  fingerprint(root, [...tools, 'src', 'index.html', 'vite.config.ts', 'scripts/make-bundles.ts'], JSON.stringify(environment));

/** Hash of the picture masters and of how they are encoded. */
export const mediaFingerprint = () => fingerprint(root, ['media', 'scripts/picture-recipe.ts', 'src/domain/pictures.ts', 'src/content/picture-texts.ts', 'src/content/pictures.generated.json']);

/** Pages are judged by the reviewer, not made by it. */
const makesPages = (file: string) => file.endsWith('.ts') && !file.startsWith('snapshots/review/');

/** Hash of everything that turns a bundle and its data into pages. */
export const assemblyFingerprint = () =>
  fingerprint(root, [...tools, ...listFiles(root, ['snapshots', 'scripts']).filter(makesPages), ...listFiles(root, ['server/headers.ts', 'server/hosts'])]);
