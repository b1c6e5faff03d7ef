import { createHash } from 'node:crypto';
import { buildMetaName, pageScriptsId } from '../../src/domain/rendering.ts';
import { notFoundPage, pages, paths, type Page } from '../../src/domain/routes.ts';
import { ask, checkHeaders, findings, type LiveSite } from './live-site.ts';

/** One page of each kind: those with an address of their own, and of towns and their services one each. */
const samples: readonly Page[] = [
  ...new Map(pages.map((page) => [page.kind === 'fixed' ? page.path : page.kind, page])).values(),
];

interface NamedFile {
  readonly path: string;
  readonly integrity: string | undefined;
}

/** Pages of each kind with all scripts and styles they name, the error page, and second addresses. */
export async function checkPages(site: LiveSite): Promise<string[]> {
  const files = new Map<string, NamedFile>();
  const builds = new Set<string>();
  const found: string[] = [];
  for (const { path } of samples) {
    found.push(
      ...(await findings(path, async () => {
        const answer = await ask(site.origin + path);
        const html = await answer.text();
        if (answer.status !== 200) return [`answers ${answer.status} instead of 200`];
        for (const file of namedFiles(html)) files.set(file.path, file);
        builds.add(buildOf(html));
        return [...checkHeaders(site, path, answer), ...checkMarkup(site, path, html)];
      })),
    );
  }
  if (builds.size > 1)
    found.push(`pages: ${builds.size} different builds are live at once (${[...builds].join(', ')}): publish again`);
  for (const file of files.values()) found.push(...(await findings(file.path, () => checkFile(site, file))));
  return [...found, ...(await checkAddresses(site))];
}

const buildOf = (html: string) =>
  new RegExp(`<meta name="${buildMetaName}" content="([^"]*)"`).exec(html)?.[1] ?? 'none';

function checkMarkup({ environment }: LiveSite, path: string, html: string): string[] {
  const expected = environment.siteUrl + path;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return [
    ...(buildOf(html) === 'none' ? ['names no build: it was not made by this project, or long ago'] : []),
    ...(canonical === expected
      ? []
      : [`names ${canonical ?? 'nothing'} as its address, where VITE_SITE_URL makes ${expected}`]),
  ];
}

/** Scripts and styles that the HTML names, in its head and in the list that its first script loads from. */
function namedFiles(html: string): NamedFile[] {
  const tags = html.match(/<(?:script|link rel="stylesheet")(?=[ >])[^>]*>/g) ?? [];
  const inHead = tags.flatMap((tag) => {
    const path = / (?:src|href)="(\/assets\/[^"]+)"/.exec(tag)?.[1];
    return path === undefined ? [] : [{ path, integrity: / integrity="([^"]+)"/.exec(tag)?.[1] }];
  });
  const list = new RegExp(`id="${pageScriptsId}">([^<]*)<`).exec(html)?.[1] ?? '[]';
  return [...inHead, ...(JSON.parse(list) as string[]).map((path) => ({ path, integrity: undefined }))];
}

async function checkFile(site: LiveSite, { path, integrity }: NamedFile): Promise<string[]> {
  const answer = await ask(site.origin + path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return [`answers ${answer.status}, and pages need it: publish again`];
  const type = answer.headers.get('content-type') ?? '';
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return [
    ...checkHeaders(site, path, answer),
    ...(bytes.length === 0 ? ['is empty: publish again'] : []),
    ...((path.endsWith('.css') ? /^text\/css/ : /javascript/).test(type)
      ? []
      : [`comes as "${type}", which browsers refuse`]),
    ...(integrity === undefined || integrity === hash
      ? []
      : ['is not the file its pages were made with, so that browsers refuse it: something on the way changes it']),
  ];
}

/** The error page, and that a page has one address. */
async function checkAddresses(site: LiveSite): Promise<string[]> {
  const missing = '/nothing-lies-here';
  const second = `${paths.services}.html`;
  return [
    ...(await findings(missing, async () => {
      const answer = await ask(site.origin + missing);
      const html = await answer.text();
      if (answer.status !== 404) return [`answers ${answer.status} instead of 404: search engines would keep it`];
      return [
        ...checkHeaders(site, missing, answer),
        ...(html.includes(`<link rel="canonical" href="${site.environment.siteUrl}${notFoundPage.path}"`)
          ? []
          : ['does not show the error page of this site']),
      ];
    })),
    ...(await findings(second, async () => {
      const { status, headers } = await ask(site.origin + second);
      const goal = new URL(headers.get('location') ?? '', site.origin).pathname;
      return [301, 308].includes(status) && goal === paths.services
        ? []
        : [`does not lead to ${paths.services} for good (${status})`];
    })),
  ];
}
