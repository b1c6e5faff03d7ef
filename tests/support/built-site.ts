import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyNode, Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import {
  notFoundPage,
  pages,
  snapshotFile,
  type Page,
} from '../../src/domain/pages.ts';

export const distFolder = join(import.meta.dirname, '../../dist');

export const readDistFile = (name: string) =>
  readFileSync(join(distFolder, name), 'utf8');

/** A page as it lies in `dist/`. */
export interface BuiltPage {
  readonly page: Page;
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** Every page of `dist/`, parsed, the 404 page last. */
export const readBuiltSite = (): readonly BuiltPage[] =>
  [...pages, notFoundPage].map((page) => {
    const html = readDistFile(snapshotFile(page));
    return { page, path: page.path, html, document: parseDocument(html) };
  });

/** Elements below `node` with one of the names, in document order. */
export const elements = (
  node: AnyNode,
  ...names: readonly string[]
): Element[] =>
  DomUtils.findAll(
    (element) => names.includes(element.name),
    'children' in node ? node.children : [],
  );

/** Text of an element as it is read: spaces collapsed, nothing of scripts. */
export const textOf = (node: AnyNode): string =>
  DomUtils.innerText(node).replace(/\s+/g, ' ').trim();
