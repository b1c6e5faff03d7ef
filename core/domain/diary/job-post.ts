import * as v from 'valibot';
import { writtenDay } from '../../../supabase/functions/_shared/moment.ts';
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
  /** The day in British time, such as `2026-03-09`. */
  readonly dateISO: string;
  readonly images: readonly JobPhoto[];
  readonly body: string;
}

/** Maximum photographs that a post shows. */
const MAX_PHOTOS = 24;
/** Returns a schema for text up to a limit, since a table other than our own may set none. */
const upTo = (letters: number) => v.pipe(v.string(), v.maxLength(letters));

const short = upTo(80);
const address = upTo(2000);

/** A photograph: its URL alone, or its URL and alternative text. */
const photoSchema = v.pipe(
  v.union([
    v.pipe(
      address,
      v.transform((src) => ({ src, alt: '' })),
    ),
    v.object({
      src: address,
      alt: v.nullish(upTo(1000)),
    }),
  ]),
  v.transform(({ src, alt }): JobPhoto => (alt ? { src, alt } : { src })),
);

const rowSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  town_slug: short,
  /** Defaults to the town's own name. */
  town_label: v.nullish(v.pipe(short, v.trim()), ''),
  service_slug: short,
  date_iso: v.pipe(
    v.string(),
    v.transform(writtenDay),
    v.string('is not a date'),
  ),
  images: v.pipe(v.optional(v.unknown(), null), v.transform(listOfPhotos)),
  body: v.nullish(upTo(20_000), ''),
});

/**
 * Parses a column of photographs. PostgreSQL returns a list, SQLite a list as JSON text, and a row
 * that was edited by hand may hold a single entry.
 */
function listOfPhotos(value: unknown): readonly unknown[] {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (Array.isArray(parsed)) return parsed;
  return parsed ? [parsed] : [];
}

/** Returns the valid photographs in a column, in any form that `listOfPhotos` parses. */
export const photosIn = (value: unknown): JobPhoto[] =>
  listOfPhotos(value).flatMap((image) => {
    const { success, output } = v.safeParse(photoSchema, image);
    return success ? [output] : [];
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Whether a photograph is on the site itself or on one of `origins`, which the page's content
 * security policy allows. Parses URLs as browsers do, which ignore tabs, for example.
 */
function isAllowedPhoto(src: string, origins: readonly string[]): boolean {
  const site = 'https://site.invalid';
  // Not `URL.parse`, which Safari 17 lacks.
  const origin = URL.canParse(src, site) ? new URL(src, site).origin : '';
  if (src.startsWith('/')) return origin === site;
  return /^https?:\/\//i.test(src) && origins.includes(origin);
}

/**
 * Parses database rows into job posts. Invalid rows, and photographs on neither the site nor one of
 * `origins`, are skipped with a warning on the console.
 */
export function parseJobPosts(
  rows: readonly unknown[],
  origins: readonly string[],
): JobPost[] {
  return rows.flatMap((value) => {
    const name = nameOf(value);
    const result = v.safeParse(rowSchema, value);
    if (!result.success) {
      console.warn(
        `${name} left out:`,
        result.issues
          .map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
          .join('; '),
      );
      return [];
    }
    const { title, body, ...row } = result.output;
    const townLabel = row.town_label || findTown(row.town_slug)?.label;
    const post: JobPost = {
      title,
      townSlug: row.town_slug,
      townLabel: townLabel ?? '',
      serviceSlug: row.service_slug,
      dateISO: row.date_iso,
      images: parsePhotos(row.images, origins, name),
      body,
    };
    return hasPage(post, name) ? [post] : [];
  });
}

/** Names a row in messages by its own id and title, as `npm run diary -- list` does. */
function nameOf(row: unknown): string {
  const { id, title } = Object(row) as Record<string, unknown>;
  const known = [id, title]
    .filter((value) => value !== undefined)
    .map((value) => JSON.stringify(value).slice(0, 200));
  return printable(['Job post', ...known].join(' '));
}

/** Whether the site has the page of a post's town and service. Warns, naming the post, if not. */
function hasPage({ townSlug, serviceSlug }: JobPost, name: string): boolean {
  if (findTown(townSlug) && findService(serviceSlug)) return true;
  const slugs = printable(`${townSlug} and ${serviceSlug}`);
  console.warn(`${name} left out: no page for ${slugs}`);
  return false;
}

/**
 * Returns the valid photographs, each URL once, since the job card uses the URL as a key.
 * Warns about invalid photographs and about too many.
 * @param post names the post in warnings
 */
function parsePhotos(
  images: readonly unknown[],
  origins: readonly string[],
  post: string,
): JobPhoto[] {
  const photos = new Map<string, JobPhoto>();
  const warn = (image: unknown, reason: string) => {
    const text = JSON.stringify(image);
    const shown = printable(text).slice(0, 200);
    console.warn(`${post}: photograph left out: ${shown} ${reason}`);
  };
  for (const image of images) {
    const { success, output } = v.safeParse(photoSchema, image);
    if (!success) warn(image, 'is neither an address nor {"src", "alt"}');
    else if (!isAllowedPhoto(output.src, origins))
      warn(
        image,
        'is neither on the site, nor in its Supabase project, ' +
          'nor on an origin of VITE_PICTURE_ORIGINS',
      );
    else if (photos.size < MAX_PHOTOS && !photos.has(output.src))
      photos.set(output.src, output);
  }
  if (images.length > MAX_PHOTOS)
    console.warn(`${post}: only its first ${MAX_PHOTOS} photographs are shown`);
  return [...photos.values()];
}
