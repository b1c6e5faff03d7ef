import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAssembler, type ViteManifest } from '../../../snapshots/assembly/assemble-page.ts';
import type { PageTemplate } from '../../../snapshots/cached-pages.ts';
import { withIntegrity } from '../../../snapshots/assembly/integrity.ts';
import { hashOf } from '../../cache/hash-of.ts';
import { bundleFolder } from '../../paths.ts';

/** What all pages share, from the bundle as it lies there; its content names the build. `fingerprint` is that of the pages' stage. */
export function readPageTemplate(fingerprint: string): PageTemplate {
  const read = (name: string) => readFileSync(join(bundleFolder, name));
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as ViteManifest;
  const names = Object.values(manifest).map(({ file }) => file);
  const sign = (html: string) => withIntegrity(html, read);
  const template = read('index.html').toString();
  return {
    fingerprint,
    assemble: createAssembler({ template, manifest, build: hashOf(template, ...names.sort()), sign }),
  };
}
