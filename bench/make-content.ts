import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPageFacts } from '../snapshots/page-facts.ts';
import { findPageData, queryKeys } from '../src/domain/query-keys.ts';
import { pageDataId, type PageData } from '../src/domain/rendering.ts';
import { region } from '../site/region.ts';
import { paths, type Page } from '../src/domain/routes.ts';
import type { Town } from '../src/domain/towns.ts';
import { change, setChange } from './make-site.ts';
import type { PageEntry } from './peers/shared/types.ts';
import { readHeading } from './read-html.ts';

/** Files of the town that changes. */
export const changedFiles = [`${region.slug}/${change.town}`, `hubs/${change.town}.json`] as const;

/**
 * Writes what the other tools work from: the content files of a built copy with `site.json` and `job-posts.json` into `folder/base`,
 * and those that differ after the change into `folder/changed`. Returns the rows of `site.json`.
 */
export async function makeContent(site: string, folder: string): Promise<PageEntry[]> {
  rmSync(folder, { recursive: true, force: true });
  const entries = await listEntries(site);
  const generate = () =>
    execFileSync(process.execPath, ['commands/generate.ts'], { cwd: site, stdio: ['ignore', 'ignore', 'inherit'] });
  setChange(site, true);
  generate();
  for (const file of changedFiles)
    cpSync(join(site, 'public/content', file), join(folder, 'changed', file), { recursive: true });
  setChange(site, false);
  generate();
  cpSync(join(site, 'public/content'), join(folder, 'base'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'base/site.json'), JSON.stringify(entries));
  writeFileSync(join(folder, 'base/job-posts.json'), JSON.stringify(readJobPosts(site)));
  return entries;
}

/** The copy's own lists, with its made-up towns. */
async function loadDomain(site: string) {
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(site, 'src/domain', name)).href);
  return {
    ...((await load('routes.ts')) as typeof import('../src/domain/routes.ts')),
    ...((await load('towns.ts')) as typeof import('../src/domain/towns.ts')),
    ...((await load('services.ts')) as typeof import('../src/domain/services.ts')),
  };
}

type Domain = Awaited<ReturnType<typeof loadDomain>>;

async function listEntries(site: string): Promise<PageEntry[]> {
  const domain = await loadDomain(site);
  return [...domain.pages, domain.notFoundPage].map((page) => {
    const html = readFileSync(join(site, 'dist', domain.snapshotFile(page)), 'utf8');
    const { title, description, robots, canonical, mainText } = readPageFacts(html);
    const heading = readHeading(html);
    const paragraphs = mainText.split('\n').filter((line) => line !== heading);
    const common = { path: page.path, title, description, robots, canonical, heading };
    return page.kind === 'hub' || page.kind === 'townService'
      ? { ...common, paragraphs: [], ...describeTownPage(page, domain) }
      : { ...common, kind: 'fixed', paragraphs, crumbs: [], services: [], nearby: [] };
  });
}

function describeTownPage(
  page: Extract<Page, { townSlug: string }>,
  { paths, findTown, findService, neighboursOf, services, otherServices }: Domain,
) {
  const town = findTown(page.townSlug)!;
  const crumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Areas We Serve', path: paths.areas },
    { label: town.label, path: paths.town(town.slug) },
  ];
  const links = (list: readonly Town[], address: (slug: string) => string) =>
    list.map(({ slug, label }) => ({ label, path: address(slug) }));
  const serviceLinks = (list: typeof services) =>
    list.map(({ slug, name }) => ({ label: name, path: paths.townService(town.slug, slug) }));
  if (page.kind === 'hub') {
    return {
      kind: 'hub' as const,
      file: `hubs/${town.slug}.json`,
      townLabel: town.label,
      crumbs,
      services: serviceLinks(services),
      nearby: links(neighboursOf(town), paths.town),
    };
  }
  const service = findService(page.serviceSlug)!;
  return {
    kind: 'service' as const,
    file: `${region.slug}/${town.slug}/${service.slug}.json`,
    townLabel: town.label,
    serviceName: service.name,
    crumbs: [...crumbs, { label: service.name, path: page.path }],
    services: serviceLinks(otherServices(service)),
    nearby: links(neighboursOf(town), (slug) => paths.townService(slug, service.slug)),
  };
}

/** The job diary's posts, as our build had them from its database. */
function readJobPosts(site: string): unknown {
  const html = readFileSync(join(site, `dist${paths.jobDiary}.html`), 'utf8');
  const [, json] = new RegExp(`id="${pageDataId}">(.*?)</script>`, 's').exec(html) ?? [];
  return findPageData(json === undefined ? [] : (JSON.parse(json) as PageData), queryKeys.jobPosts) ?? [];
}
