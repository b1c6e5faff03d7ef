import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { findPageData, queryKeys } from '../src/domain/diary/query-keys.ts';
import { pageDataId, type PageData } from '../src/domain/rendering.ts';
import { region } from '../site/region.ts';
import { paths } from '../src/domain/routes.ts';
import { change, setChange } from './copy-with-towns.ts';

/** Text of the first heading, whichever way a tool escapes it; empty where there is none. */
export function readHeading(html: string): string {
  const [heading] = DomUtils.getElementsByTagName('h1', parseDocument(html));
  return heading === undefined ? '' : DomUtils.textContent(heading);
}

/** A page of the site that every tool builds. */
export interface PageEntry {
  readonly path: string;
  readonly heading: string;
}

/** Files of the town that changes. */
export const changedFiles = [`${region.slug}/${change.town}`, `hubs/${change.town}.json`] as const;

/**
 * Writes what the other tools work from: the content files of a built copy with `job-posts.json` into `folder/base`,
 * and those that differ after the change into `folder/changed`. Returns its pages.
 */
export function makeContent(site: string, folder: string): PageEntry[] {
  rmSync(folder, { recursive: true, force: true });
  const generate = () =>
    execFileSync(process.execPath, ['commands/generate.ts'], { cwd: site, stdio: ['ignore', 'ignore', 'inherit'] });
  setChange(site, true);
  generate();
  for (const file of changedFiles)
    cpSync(join(site, 'public/content', file), join(folder, 'changed', file), { recursive: true });
  setChange(site, false);
  generate();
  cpSync(join(site, 'public/content'), join(folder, 'base'), { recursive: true });
  writeFileSync(join(folder, 'base/job-posts.json'), JSON.stringify(readJobPosts(site)));
  return listEntries(join(site, 'dist'));
}

/** Its pages as our build wrote them: `/a/b` is a/b.html. */
const listEntries = (dist: string): PageEntry[] =>
  globSync('**/*.html', { cwd: dist }).map((name) => ({
    path: `/${name.replace(/(?:^index)?\.html$/, '')}`,
    heading: readHeading(readFileSync(join(dist, name), 'utf8')),
  }));

/** The job diary's posts, as our build had them from its database. */
function readJobPosts(site: string): unknown {
  const html = readFileSync(join(site, `dist${paths.jobDiary}.html`), 'utf8');
  const [, json] = new RegExp(`id="${pageDataId}">(.*?)</script>`, 's').exec(html) ?? [];
  return findPageData(json === undefined ? [] : (JSON.parse(json) as PageData), queryKeys.jobPosts) ?? [];
}
