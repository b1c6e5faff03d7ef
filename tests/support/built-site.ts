import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { notFoundPage, pages, snapshotFile, type Page } from '../../src/domain/routes.ts';

export const distFolder = join(import.meta.dirname, '../../dist');

/** A page as it lies in `dist/`. */
export interface BuiltPage {
  readonly page: Page;
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

let site: readonly BuiltPage[] | undefined;

/** Every page of `dist/`, parsed, the 404 page last. Read once for all files of a worker, none of which may change it. */
export function readBuiltSite(): readonly BuiltPage[] {
  site ??= [...pages, notFoundPage].map((page) => {
    const html = readFileSync(join(distFolder, snapshotFile(page)), 'utf8');
    return { page, path: page.path, html, document: parseDocument(html) };
  });
  return site;
}

export const readDistFile = (name: string) => readFileSync(join(distFolder, name), 'utf8');
