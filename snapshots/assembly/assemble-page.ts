import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '../../core/domain/assert-defined.ts';
import { longDate } from '../../core/domain/text/long-date.ts';
import { queryKeys } from '../../core/domain/page-data.ts';
import { isListed } from '../../core/domain/published.ts';
import {
  buildMetaName,
  pageDataId,
  pageEntryId,
  type PageData,
  type PageEntry,
} from '../../core/domain/rendering.ts';
import type { Page } from '../../core/domain/pages.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { pageModule } from '../rendering/page-modules.ts';

/** One entry of Vite's manifest.json. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** Name of the chunk that every page needs. The start script loads it once the page is shown. */
const applicationName = 'site';

/** Placeholders for the parts of a page, in the order in which index.html has them. */
const marks = ['<!--page-head-->', '<!--page-root-->', '<!--page-data-->'];

/** Lists the scripts of the chunks that modules need, each once, in the order of the modules. */
function scriptsOf(
  manifest: ViteManifest,
  modules: readonly string[],
): string[] {
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const { file, imports = [] } = assertDefined(manifest[key], key);
    if (scripts.has(file)) return;
    scripts.add(file);
    imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...scripts];
}

type Scripts = Omit<PageEntry, 'path'>;

/** A page imports its later sections on demand, and other modules that it may never need. */
const isComponent = (module: string) => module.endsWith('.tsx');

/** Makes a page's HTML. */
export type Assembler = (parts: PageParts) => string;

interface PageParts {
  readonly page: Page;
  /** React's output. */
  readonly html: string;
  /** The data that `html` was rendered with. */
  readonly data: PageData;
  /** Date of the content's last change; empty if unknown. */
  readonly changed: string;
}

/** Matches the page's structured data, as the renderer writes it. */
const structuredData =
  /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/gs;

/** Matches the inside of the element for the date, which the renderer leaves empty. */
const emptyDay = /(?<=<p data-changed=""[^>]*>)(?=<\/p>)/g;

/**
 * Puts the date of the last change into a listed page. The renderer cannot know the date, since it
 * depends on the rendered content. The application reads the date from the page's data and renders
 * the same element.
 * @throws Error if the page has no place for a date, whether the date is known or not
 */
function datePage({
  page,
  html,
  data,
  changed,
}: PageParts): Pick<PageParts, 'html' | 'data'> {
  if (!isListed(page)) return { html, data };
  const shown = `Last updated <time dateTime="${changed}">${longDate(changed)}</time>`;
  try {
    const described = replaceOnly(html, structuredData, (json) =>
      withDate(json, changed),
    );
    const dated = replaceOnly(described, emptyDay, () => shown);
    if (changed === '') return { html, data };
    const day = [queryKeys.changed(page.path), changed] as const;
    return { html: dated, data: [...data, day] };
  } catch (cause) {
    throw new Error(
      `${page.path} has no place for its date: it needs one WebPage node (src/seo/structured-data.ts) and one empty <p data-changed> (src/layout/Footer.tsx)`,
      { cause },
    );
  }
}

/** Replaces the only match of a pattern. @throws Error if there is none, or another */
function replaceOnly(
  text: string,
  pattern: RegExp,
  replace: (found: string) => string,
): string {
  const found = text.match(pattern) ?? [];
  if (found.length !== 1)
    throw new Error(`${pattern} matches ${found.length} times`);
  return text.replace(pattern, replace);
}

interface Graph {
  readonly '@graph': readonly { readonly '@type': unknown }[];
}

/** Adds the date to the page's node of its structured data. @throws Error if it has none */
function withDate(json: string, changed: string): string {
  const data = JSON.parse(json) as Graph;
  const isOfPage = (node: Graph['@graph'][number]) =>
    node['@type'] === 'WebPage';
  if (data['@graph'].filter(isOfPage).length !== 1)
    throw new Error('the structured data has no WebPage node, or several');
  const graph = data['@graph'].map((node) =>
    isOfPage(node) ? { dateModified: changed, ...node } : node,
  );
  return inScript({ ...data, '@graph': graph });
}

/** Makes the assembler for the bundle that Vite built in `folder`. */
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
 * Makes the assembler, which puts a page's HTML and data into the built index.html, with a list of
 * the page's scripts that index.html does not name.
 */
export function createAssembler({
  template,
  manifest,
  build,
}: Bundle): Assembler {
  for (const mark of marks)
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  const [start = '', middle = '', end = '', rest = ''] = template.split(
    RegExp(marks.join('|')),
  );
  const application = Object.keys(manifest).find(
    (key) => manifest[key]?.name === applicationName,
  );
  if (application === undefined)
    throw new Error(
      `the bundle has no chunk named ${applicationName}: correct vite.config.ts`,
    );
  const buildNote = `<meta name="${buildMetaName}" content="${build}">`;
  const lists = new Map<string, Scripts>();
  const unnamed = (modules: readonly string[]) =>
    scriptsOf(manifest, modules)
      .filter((file) => !template.includes(file))
      .map((file) => `/${file}`);
  const scriptsFor = (component: string): Scripts => {
    const chunk = manifest[component];
    if (!chunk)
      throw new Error(
        `${component} is not in the bundle's manifest: correct snapshots/rendering/page-modules.ts`,
      );
    const scripts = unnamed([application, component]);
    const sections = (chunk.dynamicImports ?? []).filter(isComponent);
    const later = unnamed(sections).filter((file) => !scripts.includes(file));
    return { scripts, later };
  };

  return (parts) => {
    const { html, data } = datePage(parts);
    // React's output begins with the tags for the head. The content starts at the first Suspense
    // boundary.
    const rootStart = html.indexOf('<!--$-->');
    if (rootStart < 0)
      throw new Error(
        'the render has no Suspense boundary: was the route loaded?',
      );
    const [head, root] = [html.slice(0, rootStart), html.slice(rootStart)];
    const content = data.length > 0 ? dataBlock(pageDataId, data) : '';
    const component = pageModule(parts.page);
    const scripts = lists.get(component) ?? scriptsFor(component);
    lists.set(component, scripts);
    const entry: PageEntry = { path: parts.page.path, ...scripts };
    return [
      start + buildNote + head,
      middle + root,
      end + content + dataBlock(pageEntryId, entry),
      rest,
    ].join('');
  };
}

/** Returns JSON for a script block. `<` is escaped, so that data cannot close the block. */
const inScript = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

const dataBlock = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${inScript(data)}</script>`;

/** Matches the tag of a script or style sheet, up to the end of its URL. */
const namedFile =
  /<(?:script|link rel="stylesheet")(?=[ >])[^>]*? (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g;

/**
 * Adds an integrity hash to every script and style sheet that `html` names, so that a browser
 * refuses a file that was cut off or changed in transit. Chunks that these scripts import have no
 * tag, so they get no hash.
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

/** Returns the value of the `integrity` attribute for these bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${hash('sha384', bytes, 'base64')}`;
}
