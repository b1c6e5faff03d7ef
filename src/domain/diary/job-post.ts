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

/** PostgreSQL returns a JSON array, SQLite the same as text. */
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
  /** Defaults to the town's own name. */
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

/** PostgreSQL writes `2026-03-09 17:00:00+00`, which is not ISO 8601: some browsers reject it. */
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

/**
 * Whether a photograph is on the site itself or on one of `origins`, which the page's content
 * security policy allows. Addresses are parsed as browsers parse them: tabs, for one, are ignored.
 */
function isAllowedPhoto(src: string, origins: readonly string[]): boolean {
  const site = 'https://site.invalid';
  const origin = URL.parse(src, site)?.origin ?? '';
  if (src.startsWith('/')) return origin === site;
  return /^https?:\/\//i.test(src) && origins.includes(origin);
}

/**
 * Parses database rows into at most MAX_POSTS job posts, since a server may ignore the limit.
 * Invalid rows, and photographs on neither the site nor one of `origins`, are skipped with a
 * warning on the console.
 */
export function parseJobPosts(
  rows: readonly unknown[],
  origins: readonly string[],
): JobPost[] {
  return rows.slice(0, MAX_POSTS).flatMap((value, index) => {
    const result = v.safeParse(rowSchema, value);
    if (!result.success) {
      console.warn(
        `Job post ${index + 1} left out:`,
        result.issues
          .map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
          .join('; '),
      );
      return [];
    }
    const { title, body, ...row } = result.output;
    const post: JobPost = {
      title,
      townSlug: row.town_slug,
      townLabel: row.town_label || (findTown(row.town_slug)?.label ?? ''),
      serviceSlug: row.service_slug,
      dateISO: row.date_iso,
      images: parsePhotos(row.images, origins),
      body,
    };
    return hasPage(post, String(index + 1)) ? [post] : [];
  });
}

/** Whether the site has the page of a post's town and service. Warns, naming the post, if not. */
function hasPage({ townSlug, serviceSlug }: JobPost, name: string): boolean {
  if (findTown(townSlug) && findService(serviceSlug)) return true;
  const slugs = printable(`${townSlug} and ${serviceSlug}`);
  console.warn(`Job post ${name} left out: no page for ${slugs}`);
  return false;
}

/** Drops cached posts whose page has gone: the site may have had other towns or services. */
export const postsWithPage = (posts: readonly JobPost[]): JobPost[] =>
  posts.filter((post) => hasPage(post, `"${printable(post.title)}"`));

/** Valid photographs, each address once: it is the photograph's key in the job card. */
function parsePhotos(
  images: readonly unknown[],
  origins: readonly string[],
): JobPhoto[] {
  const seen = new Set<string>();
  return images.flatMap((image) => {
    const result = v.safeParse(photoSchema, image);
    if (!result.success || !isAllowedPhoto(result.output.src, origins)) {
      console.warn(
        'Job photograph left out: it is neither on the site, nor in its Supabase project, ' +
          'nor on an origin of VITE_PICTURE_ORIGINS',
      );
      return [];
    }
    const { src, alt } = result.output;
    if (seen.has(src)) return [];
    seen.add(src);
    return [alt ? { src, alt } : { src }];
  });
}
