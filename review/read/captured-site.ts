import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { PageContent } from '../../generator/pages/content-text.ts';
import { contentPathOf } from '../../snapshots/plan/page-data.ts';
import { filesBelow } from '../../core/disk/files-below.ts';
import { readIfThere } from '../../core/disk/read-file.ts';
import {
  hubContentSchema,
  townServiceContentSchema,
} from '../../core/domain/content.ts';
import type { Page } from '../../core/domain/pages.ts';
import { inputError } from '../../core/domain/problems.ts';
import { readHostRules, type HostRule } from './host-rules.ts';

/** The files of the folder that is deployed. */
export interface CapturedSite {
  /** Bytes of every file, by its path from the site's root. */
  readonly files: ReadonlyMap<string, number>;
  /** The HTML of a file, by its name relative to the folder. */
  readonly html: (name: string) => string;
  /** The generated content that a page shows. Undefined if it shows none or it is damaged. */
  readonly content: (page: Page) => PageContent | undefined;
  readonly sitemap: string | undefined;
  readonly robotsTxt: string | undefined;
  readonly hostRules: readonly HostRule[];
}

/**
 * Reads the files of a folder to deploy. Its pages are read one at a time, on request.
 * @throws InputError if there is no built site
 */
export function openDist(folder: string): CapturedSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw inputError(folder, 'holds no built site: run npm run build first');
  }
  const html = (name: string) => readFileSync(join(folder, name), 'utf8');
  const read = (name: string) => readIfThere(join(folder, name));
  return {
    files: new Map(
      filesBelow(folder).map((name) => [
        `/${name}`,
        statSync(join(folder, name)).size,
      ]),
    ),
    html,
    content: (page) => {
      const path = contentPathOf(page);
      return path === undefined ? undefined : parseContent(read(path), page);
    },
    sitemap: read('sitemap.xml'),
    robotsTxt: read('robots.txt'),
    hostRules: readHostRules(read),
  };
}

/** Parses a page's content. What the diary adds to it is left out. */
function parseContent(text: string | undefined, page: Page) {
  const { entries } =
    page.kind === 'hub' ? hubContentSchema : townServiceContentSchema;
  try {
    return v.parse(v.object(entries), JSON.parse(text ?? '')) as PageContent;
  } catch {
    return undefined;
  }
}

/** What a sitemap says of each page. An address of another site stays whole. */
export const sitemapEntries = (sitemap: string, siteUrl: string) =>
  [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: (/<loc>([^<]*)/.exec(entry)?.[1] ?? '').replace(siteUrl, ''),
    /** Empty if not given. */
    lastmod: /<lastmod>([^<]*)/.exec(entry)?.[1] ?? '',
    pictures: entry.split('<image:loc>').length - 1,
  }));
