import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyNode, Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import {
  notFoundPage,
  pages,
  snapshotFile,
  type Page,
} from '../../core/domain/pages.ts';

export const distFolder = join(import.meta.dirname, '../../dist');

export const readDistFile = (name: string) =>
  readFileSync(join(distFolder, name), 'utf8');

/** A page as built in `dist/`. */
export interface BuiltPage {
  readonly page: Page;
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** Parses every page of `dist/`; the 404 page comes last. */
export const readBuiltSite = (): readonly BuiltPage[] =>
  [...pages, notFoundPage].map((page) => {
    const html = readDistFile(snapshotFile(page));
    return { page, path: page.path, html, document: parseDocument(html) };
  });

/** Returns the elements below `node` with one of the names, in document order. */
export const elements = (
  node: AnyNode,
  ...names: readonly string[]
): Element[] =>
  DomUtils.findAll(
    (element) => names.includes(element.name),
    'children' in node ? node.children : [],
  );

/** Returns the readable text of an element: spaces collapsed, scripts left out. */
export const textOf = (node: AnyNode): string =>
  DomUtils.innerText(node).replace(/\s+/g, ' ').trim();
