import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { longDate } from '../../src/domain/text/long-date.ts';
import { queryKeys } from '../../src/domain/page-data.ts';
import {
  buildMetaName,
  pageDataId,
  pageScriptsId,
  type PageData,
} from '../../src/domain/rendering.ts';
import type { Page } from '../../src/domain/pages.ts';
import { hashOf } from '../files/hash-of.ts';
import { pageModule } from '../rendering/page-modules.ts';

/** One entry of Vite's manifest.json. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** Name of the chunk that every page needs. The entry loads this chunk once the page is shown. */
const applicationName = 'site';

/** Placeholders in index.html for the parts of a page. */
const marks = {
  head: '<!--page-head-->',
  root: '<!--page-root-->',
  data: '<!--page-data-->',
} as const;

/**
 * Splits React's output into the tags that it hoisted into the head, and the content from its first
 * Suspense mark on.
 */
function splitHead(html: string): {
  readonly head: string;
  readonly root: string;
} {
  const start = html.indexOf('<!--$-->');
  if (start < 0)
    throw new Error(
      'the render has no Suspense boundary: was the route loaded?',
    );
  return { head: html.slice(0, start), root: html.slice(start) };
}

/** Scripts of the chunks that modules need, each once, in the order of the modules. */
function scriptsOf(
  manifest: ViteManifest,
  modules: readonly string[],
): string[] {
  for (const module of modules) {
    if (!manifest[module])
      throw new Error(
        `${module} is not in the bundle's manifest: correct snapshots/rendering/page-modules.ts`,
      );
  }
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...found].map((key) => assertDefined(manifest[key], key).file);
}

function findApplication(manifest: ViteManifest): string {
  const found = Object.keys(manifest).find(
    (key) => manifest[key]?.name === applicationName,
  );
  if (found === undefined)
    throw new Error(
      `the bundle has no chunk named ${applicationName}: correct vite.config.ts`,
    );
  return found;
}

/** Makes a page's HTML. */
export type Assembler = (parts: PageParts) => string;

interface PageParts {
  readonly page: Page;
  /** React's output. */
  readonly html: string;
  /** The data it was rendered with. */
  readonly data: PageData;
  /** Date of the content's last change; empty if unknown. */
  readonly changed: string;
}

/** Start of the structured data's node for the page, as the renderer writes it. */
const webPageStart = '{"@type":"WebPage",';

/** The element for the date, as the renderer writes it. */
const emptyDay = /(<p data-changed=""[^>]*>)(?=<\/p>)/;

/**
 * Puts the date of the last change into the page. The renderer cannot know the date, since it
 * depends on the rendered content. The application reads the date from the page's data and renders
 * the same. A page without a WebPage node shows no date.
 */
function datePage({
  page,
  html,
  data,
  changed,
}: PageParts): Pick<PageParts, 'html' | 'data'> {
  if (changed === '' || !html.includes(webPageStart)) return { html, data };
  const shown = `Last updated <time dateTime="${changed}">${longDate(changed)}</time>`;
  return {
    html: html
      .replace(webPageStart, `${webPageStart}"dateModified":"${changed}",`)
      .replace(emptyDay, (start) => start + shown),
    data: [...data, [queryKeys.changed(page.path), changed]],
  };
}

/** Makes the assembler for a bundle in the folder that Vite has built. */
export function readAssembler(folder: string): Assembler {
  const read = (name: string) => readFileSync(join(folder, name));
  const manifest = JSON.parse(
    read('.vite/manifest.json').toString(),
  ) as ViteManifest;
  const template = read('index.html').toString();
  const names = Object.values(manifest).map(({ file }) => file);
  return createAssembler({
    template: withIntegrity(template, read),
    manifest,
    build: hashOf(template, ...names.sort()),
  });
}

interface Bundle {
  /** The built index.html. */
  readonly template: string;
  readonly manifest: ViteManifest;
  /** Identifies the build that the pages belong to. */
  readonly build: string;
}

/**
 * Makes the assembler, which puts a page's HTML and data into the built index.html. It adds a list
 * of the page's scripts that index.html does not name.
 */
export function createAssembler({
  template,
  manifest,
  build,
}: Bundle): Assembler {
  for (const mark of Object.values(marks)) {
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  }
  const [beforeHead = '', afterHead = ''] = template.split(marks.head);
  const [beforeRoot = '', afterRoot = ''] = afterHead.split(marks.root);
  const [beforeData = '', afterData = ''] = afterRoot.split(marks.data);
  const application = findApplication(manifest);
  const buildNote = `<meta name="${buildMetaName}" content="${build}">`;
  const lists = new Map<string, string>();
  const listFor = (page: Page): string => {
    const component = pageModule(page);
    let list = lists.get(component);
    if (list === undefined) {
      const unnamed = scriptsOf(manifest, [application, component]).filter(
        (file) => !template.includes(file),
      );
      list = dataBlock(
        pageScriptsId,
        Array.from(unnamed, (file) => `/${file}`),
      );
      lists.set(component, list);
    }
    return list;
  };

  return (parts) => {
    const { html, data } = datePage(parts);
    const { head, root } = splitHead(html);
    const content = data.length > 0 ? dataBlock(pageDataId, data) : '';
    const scripts = listFor(parts.page);
    return [
      beforeHead + buildNote + head,
      beforeRoot + root,
      beforeData + content + scripts,
      afterData,
    ].join('');
  };
}

/** A block of JSON. `<` is escaped, so that data cannot end the block. */
function dataBlock(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The tag of a script or style sheet, up to the end of its address. */
const namedFile =
  /<(?:script|link rel="stylesheet")(?=[ >])[^>]*? (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g;

/**
 * Adds an integrity hash to every script and style sheet that `html` names, so that a browser
 * refuses a file that was cut off or changed on its way. Chunks that these scripts import are named
 * in no HTML.
 * @param readFile reads a file of the bundle by its path
 */
export function withIntegrity(
  html: string,
  readFile: (path: string) => Buffer,
): string {
  return html.replaceAll(
    namedFile,
    (tag, path: string) => `${tag} integrity="${integrityOf(readFile(path))}"`,
  );
}

/** The `integrity` attribute for these bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${hash('sha384', bytes, 'base64')}`;
}
