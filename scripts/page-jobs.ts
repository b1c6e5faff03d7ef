import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageJob } from '../snapshots/assemble-site.ts';
import { readPageData } from '../snapshots/page-data.ts';
import { InputError } from '../src/domain/problems.ts';
import { notFoundPage, pages } from '../src/domain/routes.ts';
import { hashOf } from './fingerprint.ts';
import { bundleFolder, publicFolder, rendererFile } from './places.ts';

const indexFile = join(bundleFolder, 'index.html');
const viteManifest = join(bundleFolder, '.vite/manifest.json');

/**
 * Fingerprint of what all pages share.
 * @throws InputError where there is no bundle.
 */
export function readShell(assembly: string): string {
  for (const file of [indexFile, viteManifest, rendererFile]) {
    if (!existsSync(file)) throw new InputError([{ file: '.cache/bundle', message: 'holds no bundle: run npm run build first, or npm run build -- --no-snapshots' }]);
  }
  return hashOf(assembly, readFileSync(indexFile), readFileSync(viteManifest), readFileSync(rendererFile));
}

interface JobOptions {
  readonly shell: string;
  readonly jobPosts: unknown;
}

/**
 * Every page of the site with the key of what its snapshot is made from.
 * @throws InputError where generated content is missing.
 */
export function listJobs({ shell, jobPosts }: JobOptions): PageJob[] {
  try {
    return [...pages, notFoundPage].map((page): PageJob => {
      const readData = () => readPageData(page, publicFolder, jobPosts);
      return { page, readData, key: hashOf(shell, JSON.stringify(readData())) };
    });
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    throw new InputError([{ file: error.path, message: 'is missing: run npm run generate first' }]);
  }
}

function isMissingFile(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
}
