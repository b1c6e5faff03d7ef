import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAssembler, type ViteManifest } from '../../../snapshots/assemble-page.ts';
import type { PageShell } from '../../../snapshots/assemble-site.ts';
import { withIntegrity } from '../../../snapshots/integrity.ts';
import { bundleFolder } from '../../places.ts';

/** What all pages share, from the bundle as it lies there. `fingerprint` is that of the pages' stage, and names the build. */
export function readShell(fingerprint: string): PageShell {
  const read = (name: string) => readFileSync(join(bundleFolder, name));
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as ViteManifest;
  const sign = (html: string) => withIntegrity(html, read);
  const template = read('index.html').toString();
  return { fingerprint, assemble: createAssembler({ template, manifest, build: fingerprint, sign }) };
}
