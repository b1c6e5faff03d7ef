import * as v from 'valibot';
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
  v.transform((value) => (typeof value === 'string' ? parseJson(value) : value)),
  v.array(v.unknown()),
);

const label = v.pipe(v.string(), v.trim(), v.nonEmpty());
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

const rowSchema = v.object({
  title: label,
  town_slug: v.string(),
  town_label: label,
  service_slug: v.string(),
  date_iso: v.pipe(v.string(), v.transform(toIsoDate), v.check(isDate, 'is not a date')),
  images: v.nullish(photosSchema, []),
  body: v.string(),
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
    const result = v.safeParse(rowSchema, row);
    if (!result.success) {
      console.warn(
        `Job post ${index + 1} left out:`,
        result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; '),
      );
      return [];
    }
    const { title, town_slug, town_label, service_slug, date_iso, images, body } = result.output;
    const service = findService(service_slug);
    if (!findTown(town_slug) || !service) {
      console.warn(`Job post ${index + 1} left out: no page for ${town_slug} and ${service_slug}`);
      return [];
    }
    return [
      {
        title,
        townSlug: town_slug,
        townLabel: town_label,
        serviceSlug: service.slug,
        dateISO: date_iso,
        images: parsePhotos(images),
        body,
      },
    ];
  });
}

/** Each photograph once: a card tells its photographs apart by their addresses. */
function parsePhotos(images: readonly unknown[]): JobPhoto[] {
  const seen = new Set<string>();
  return images.flatMap((image) => {
    const result = v.safeParse(photoSchema, image);
    if (!result.success || !isSafeImage(result.output.src)) {
      console.warn('Job photograph left out: its address is not http(s) or site-relative');
      return [];
    }
    const { src, alt } = result.output;
    if (seen.has(src)) return [];
    seen.add(src);
    return [alt ? { src, alt } : { src }];
  });
}
