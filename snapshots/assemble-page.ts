import { pageDataId, type PageData } from '../src/domain/rendering.ts';
import type { Page } from '../src/domain/routes.ts';
import { pageModule } from './page-modules.ts';

/** One entry of Vite's manifest.json. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** Marks in index.html that a page's parts replace. */
const marks = { head: '<!--page-head-->', root: '<!--page-root-->', data: '<!--page-data-->' } as const;

/** Splits React's output: the tags it lifted into the head come first, the content from its first Suspense mark on. */
export function splitHead(html: string): { readonly head: string; readonly root: string } {
  const start = html.indexOf('<!--$-->');
  if (start < 0) throw new Error('the render has no Suspense boundary: was the route loaded?');
  return { head: html.slice(0, start), root: html.slice(start) };
}

/** Files of the chunks a module needs, its own first, without those the entry loads anyway. */
export function chunkFiles(manifest: ViteManifest, module: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry);
  const loaded = entry ? closure(manifest, entry) : new Set<string>();
  if (!manifest[module]) throw new Error(`${module} is not in the bundle's manifest: correct snapshots/page-modules.ts`);
  return [...closure(manifest, module)].filter((key) => !loaded.has(key)).map((key) => manifest[key]!.file);
}

function closure(manifest: ViteManifest, start: string): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit(start);
  return found;
}

/** Puts a render into the built index.html. `<` is escaped in the data, so that it cannot end its block. */
export function createAssembler(template: string, manifest: ViteManifest) {
  for (const mark of Object.values(marks)) {
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  }
  const [beforeHead = '', afterHead = ''] = template.split(marks.head);
  const [beforeRoot = '', afterRoot = ''] = afterHead.split(marks.root);
  const [beforeData = '', afterData = ''] = afterRoot.split(marks.data);
  const preloads = new Map<string, string>();
  const preloadsFor = (page: Page) => {
    const module = pageModule(page);
    if (module === undefined) return '';
    let tags = preloads.get(module);
    if (tags === undefined) {
      tags = chunkFiles(manifest, module).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
      preloads.set(module, tags);
    }
    return tags;
  };

  return (page: Page, html: string, data: PageData): string => {
    const { head, root } = splitHead(html);
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const block = data.length > 0 ? `<script type="application/json" id="${pageDataId}">${json}</script>` : '';
    return `${beforeHead}${head}${preloadsFor(page)}${beforeRoot}${root}${beforeData}${block}${afterData}`;
  };
}
