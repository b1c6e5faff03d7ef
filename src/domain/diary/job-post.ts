import * as v from 'valibot';
import { MAX_POSTS } from './diary-source.ts';
import { printable } from '../text/printable.ts';
import { findService } from '../services.ts';
import { findTown } from '../towns.ts';

export interface JobPhoto {
  readonly src: string;
  readonly alt?: string;
}

/** What a job card shows. */
export interface JobPost {
  readonly title: string;
  readonly townSlug: string;
  readonly townLabel: string;
  readonly serviceSlug: string;
  /** ISO 8601 date. */
  readonly dateISO: string;
  readonly images: readonly JobPhoto[];
  readonly body: string;
}

const photoSchema = v.union([
  v.pipe(
    v.string(),
    v.transform((src): JobPhoto => ({ src })),
  ),
  v.object({ src: v.string(), alt: v.nullish(v.string()) }),
]);

/** Lists come as JSON from PostgreSQL and as text from SQLite. */
const photosSchema = v.pipe(
  v.unknown(),
  v.transform((value) =>
    typeof value === 'string' ? parseJson(value) : value,
  ),
  v.array(v.unknown()),
);

const label = v.pipe(v.string(), v.trim(), v.nonEmpty());
const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

const rowSchema = v.object({
  title: label,
  town_slug: v.string(),
  /** Left out, the town's own name. */
  town_label: v.nullish(v.pipe(v.string(), v.trim()), ''),
  service_slug: v.string(),
  date_iso: v.pipe(
    v.string(),
    v.transform(toIsoDate),
    v.check(isDate, 'is not a date'),
  ),
  images: v.nullish(photosSchema, []),
  body: v.nullish(v.string(), ''),
});

/** PostgreSQL writes `2026-03-09 17:00:00+00`, which is no ISO 8601: some browsers cannot read it. */
function toIsoDate(text: string): string {
  return text
    .trim()
    .replace(/^(\S+) (?=\d)/, '$1T')
    .replace(/(T.*[+-]\d{2})$/, '$1:00');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Only the site's own addresses and those of origins that the page's policy lets in, as a browser reads them: without tabs, say. */
function isAllowedPhoto(src: string, origins: readonly string[]): boolean {
  const site = 'https://site.invalid';
  const origin = URL.parse(src, site)?.origin ?? '';
  return src.startsWith('/')
    ? origin === site
    : /^https?:\/\//i.test(src) && origins.includes(origin);
}

/**
 * Maps database rows to job posts, as many as the diary shows: a server need not keep to a limit. A row that is not a job post is left out with a warning on the
 * console, a photograph that lies neither on the site nor on one of `origins` likewise.
 */
export function parseJobPosts(
  rows: readonly unknown[],
  origins: readonly string[],
): JobPost[] {
  return rows.slice(0, MAX_POSTS).flatMap((row, index) => {
    const result = v.safeParse(rowSchema, row);
    if (!result.success) {
      console.warn(
        `Job post ${index + 1} left out:`,
        result.issues
          .map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
          .join('; '),
      );
      return [];
    }
    const {
      title,
      town_slug,
      town_label,
      service_slug,
      date_iso,
      images,
      body,
    } = result.output;
    const post: JobPost = {
      title,
      townSlug: town_slug,
      townLabel: town_label || (findTown(town_slug)?.label ?? ''),
      serviceSlug: service_slug,
      dateISO: date_iso,
      images: parsePhotos(images, origins),
      body,
    };
    return hasPage(post, String(index + 1)) ? [post] : [];
  });
}

/** Whether the site has a page of a post's town and service; where not, the console says of which `name` it has none. */
function hasPage({ townSlug, serviceSlug }: JobPost, name: string): boolean {
  if (findTown(townSlug) && findService(serviceSlug)) return true;
  console.warn(
    `Job post ${name} left out: no page for ${printable(`${townSlug} and ${serviceSlug}`)}`,
  );
  return false;
}

/** Posts that were kept while the site had other towns or services, without those that have no page now. */
export const postsWithPage = (posts: readonly JobPost[]): JobPost[] =>
  posts.filter((post) => hasPage(post, `"${printable(post.title)}"`));

/** Each photograph once: a card tells its photographs apart by their addresses. */
function parsePhotos(
  images: readonly unknown[],
  origins: readonly string[],
): JobPhoto[] {
  const seen = new Set<string>();
  return images.flatMap((image) => {
    const result = v.safeParse(photoSchema, image);
    if (!result.success || !isAllowedPhoto(result.output.src, origins)) {
      console.warn(
        'Job photograph left out: it lies neither on the site, nor in its Supabase project, nor on an origin of VITE_PICTURE_ORIGINS',
      );
      return [];
    }
    const { src, alt } = result.output;
    if (seen.has(src)) return [];
    seen.add(src);
    return [alt ? { src, alt } : { src }];
  });
}
