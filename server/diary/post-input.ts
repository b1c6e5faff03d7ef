import { didYouMean } from '../../src/domain/words/nearest.ts';
import type { JobPhoto } from '../../src/domain/diary/job-post.ts';
import { InputError, type Problem } from '../../src/domain/problems.ts';
import { findService, services } from '../../src/domain/services.ts';
import { findTown, towns } from '../../src/domain/towns.ts';

/** What the owner types of a post; what is left out of a change stays as it is. */
export interface PostInput {
  readonly title?: string | undefined;
  readonly town?: string | undefined;
  readonly service?: string | undefined;
  readonly text?: string | undefined;
  /** As in 2026-03-09. */
  readonly date?: string | undefined;
  /** What its photographs show, a line each. */
  readonly alt?: string | undefined;
}

/** The columns of `job_posts` that come from it. */
export interface PostFields {
  readonly title: string;
  readonly town_slug: string;
  readonly town_label: string;
  readonly service_slug: string;
  readonly date_iso: string;
  readonly body: string;
}

/** A row of `job_posts`. */
export interface PostRow extends PostFields {
  readonly id: number;
  readonly images: readonly JobPhoto[];
  readonly created_at: string;
}

const MAX_TITLE = 200;
const MAX_TEXT = 20_000;

const slugsOf = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);

/** By its slug or by its name, in whatever case. */
const find = <T extends { readonly slug: string }>(
  list: readonly T[],
  bySlug: T | undefined,
  name: string,
  nameOf: (item: T) => string,
) => bySlug ?? list.find((item) => nameOf(item).toLowerCase() === name.trim().toLowerCase());

/** The columns that the given fields make. @throws InputError naming everything that is wrong. */
export function parsePost(input: PostInput): Partial<PostFields> {
  const problems: Problem[] = [];
  const fields: { -readonly [K in keyof PostFields]?: PostFields[K] } = {};
  const wrong = (option: string, message: string) => void problems.push({ file: `--${option}`, message });
  for (const [option, value] of Object.entries(input))
    if (value !== undefined && !isPlainText(value)) wrong(option, 'holds characters that are no text: type it anew');

  if (input.title !== undefined) {
    fields.title = input.title.trim();
    if (fields.title === '' || fields.title.length > MAX_TITLE) wrong('title', `give 1 to ${MAX_TITLE} characters`);
  }
  if (input.town !== undefined) {
    const town = find(towns, findTown(input.town), input.town, ({ label }) => label);
    if (town) Object.assign(fields, { town_slug: town.slug, town_label: town.label });
    else wrong(`town ${input.town}`, `the site has no page for it${didYouMean(input.town, slugsOf(towns))}`);
  }
  if (input.service !== undefined) {
    const service = find(services, findService(input.service), input.service, ({ name }) => name);
    if (service) fields.service_slug = service.slug;
    else
      wrong(
        `service ${input.service}`,
        `is none of ${slugsOf(services).join(', ')}${didYouMean(input.service, slugsOf(services))}`,
      );
  }
  if (input.text !== undefined) {
    fields.body = input.text.replaceAll('\r\n', '\n').trim();
    if (fields.body.length > MAX_TEXT) wrong('text', `give at most ${MAX_TEXT} characters`);
  }
  if (input.date !== undefined) {
    fields.date_iso = input.date;
    if (!isDay(input.date)) wrong(`date ${input.date}`, 'give a day as in 2026-03-09');
  }
  if (problems.length > 0) throw new InputError(problems);
  return fields;
}

/** Text that a database keeps and a page shows: whole characters, and of those that steer none but line ends and tabs. */
const isPlainText = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text);

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The columns of a new post. @throws InputError naming everything that is missing or wrong. */
export function parseNewPost(input: PostInput, today: string): PostFields {
  const missing = (['title', 'town', 'service', 'text'] as const).filter((name) => !input[name]?.trim());
  if (missing.length > 0)
    throw new InputError(missing.map((name) => ({ file: `--${name}`, message: 'is missing: add it' })));
  return parsePost({ ...input, date: input.date ?? today }) as PostFields;
}
