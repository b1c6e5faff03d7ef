import * as z from 'zod/mini';
import { findService, type ServiceSlug } from './services.ts';
import { findTown } from './towns.ts';

export interface JobPhoto {
  readonly src: string;
  readonly alt?: string;
}

/** What a job card shows. */
export interface JobPost {
  readonly title: string;
  readonly townSlug: string;
  readonly townLabel: string;
  readonly serviceSlug: ServiceSlug;
  /** ISO 8601 date. */
  readonly dateISO: string;
  readonly images: readonly JobPhoto[];
  readonly body: string;
}

const photoSchema = z.union([
  z.pipe(z.string(), z.transform((src): JobPhoto => ({ src }))),
  z.object({ src: z.string(), alt: z.optional(z.nullable(z.string())) }),
]);

/** Lists come as JSON from PostgreSQL and as text from SQLite. */
const photosSchema = z.pipe(
  z.transform((value) => (typeof value === 'string' ? parseJson(value) : (value ?? []))),
  z.array(z.unknown()),
);

const rowSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1)),
  town_slug: z.string(),
  town_label: z.string().check(z.trim(), z.minLength(1)),
  service_slug: z.string(),
  date_iso: z.pipe(
    z.pipe(z.string(), z.transform(toIsoDate)),
    z.string().check(z.refine((value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)), 'is not a date')),
  ),
  images: photosSchema,
  body: z.string(),
});

/** PostgreSQL writes `2026-03-09 17:00:00+00`, which is no ISO 8601: some browsers cannot read it. */
function toIsoDate(text: string): string {
  return text.trim().replace(/^(\S+) (?=\d)/, '$1T').replace(/(T.*[+-]\d{2})$/, '$1:00');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Only web and site-relative addresses: a database must not be able to put another scheme on the page. */
function isSafeImage(src: string): boolean {
  return /^https?:\/\//i.test(src) || /^\/(?![/\\])/.test(src);
}

/**
 * Maps database rows to job posts. A row that is not a job post is left out with a warning on the
 * console, a photograph with an unsafe address likewise.
 */
export function parseJobPosts(rows: readonly unknown[]): JobPost[] {
  return rows.flatMap((row, index) => {
    const result = rowSchema.safeParse(row);
    if (!result.success) {
      console.warn(`Job post ${index + 1} left out:`, result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
      return [];
    }
    const { title, town_slug, town_label, service_slug, date_iso, images, body } = result.data;
    const service = findService(service_slug);
    if (!findTown(town_slug) || !service) {
      console.warn(`Job post ${index + 1} left out: no page for ${town_slug} and ${service_slug}`);
      return [];
    }
    return [{ title, townSlug: town_slug, townLabel: town_label, serviceSlug: service.slug, dateISO: date_iso, images: parsePhotos(images), body }];
  });
}

/** Each photograph once: a card tells its photographs apart by their addresses. */
function parsePhotos(images: readonly unknown[]): JobPhoto[] {
  const seen = new Set<string>();
  return images.flatMap((image) => {
    const result = photoSchema.safeParse(image);
    if (!result.success || !isSafeImage(result.data.src)) {
      console.warn('Job photograph left out: its address is not http(s) or site-relative');
      return [];
    }
    const { src, alt } = result.data;
    if (seen.has(src)) return [];
    seen.add(src);
    return [alt ? { src, alt } : { src }];
  });
}
