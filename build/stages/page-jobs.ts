import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAssembler } from '../../snapshots/assemble-page.ts';
import type { PageJob, Shell } from '../../snapshots/assemble-site.ts';
import { withIntegrity } from '../../snapshots/integrity.ts';
import { readPageData } from '../../snapshots/page-data.ts';
import { InputError } from '../../src/domain/problems.ts';
import { notFoundPage, pages } from '../../src/domain/routes.ts';
import { hashOf } from '../cache/fingerprint.ts';
import { bundleFolder, publicFolder, rendererFile } from '../places.ts';

const indexFile = join(bundleFolder, 'index.html');
const viteManifest = join(bundleFolder, '.vite/manifest.json');

/**
 * What all pages share, from the bundle as it lies there; `assembly` is the fingerprint of the code that makes pages of it.
 * @throws InputError where there is no bundle.
 */
export function readShell(assembly: string): Shell {
  for (const file of [indexFile, viteManifest, rendererFile]) {
    if (!existsSync(file))
      throw new InputError([
        {
          file: '.cache/bundle',
          message: 'holds no bundle: run npm run build first, or npm run build -- --no-snapshots',
        },
      ]);
  }
  const template = withIntegrity(readFileSync(indexFile, 'utf8'), (path) => readFileSync(join(bundleFolder, path)));
  const manifest = readFileSync(viteManifest, 'utf8');
  const shell = hashOf(assembly, template, manifest, readFileSync(rendererFile));
  return {
    fingerprint: shell,
    assemble: createAssembler({ template, manifest: JSON.parse(manifest), build: shell }),
  };
}

/**
 * Every page of the site with the key of the data it shows.
 * @throws InputError where generated content is missing.
 */
export function listJobs(jobPosts: unknown): PageJob[] {
  try {
    return [...pages, notFoundPage].map((page): PageJob => {
      const readData = () => readPageData(page, publicFolder, jobPosts);
      return { page, readData, key: hashOf(JSON.stringify(readData())) };
    });
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    throw new InputError([{ file: error.path, message: 'is missing: run npm run generate first' }]);
  }
}

function isMissingFile(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
}
