import { isDay } from '../../supabase/functions/_shared/moment.ts';
import { typedLine } from '../../supabase/functions/_shared/typed-text.ts';
import { didYouMean } from '../../core/domain/text/nearest.ts';
import { slugOf, slugsOf } from '../../core/domain/text/slugs-of.ts';
import {
  MAX_TEXT,
  MAX_TITLE,
  type DiaryPost,
} from '../../core/schemas/diary.ts';
import {
  inputError,
  throwProblems,
  type Problem,
} from '../../core/domain/problems.ts';
import { findService, services } from '../../core/domain/services.ts';
import { findTown, towns } from '../../core/domain/towns.ts';

/** The options that the owner typed. An edit keeps every field that is left out. */
export type PostInput = Partial<
  Record<keyof typeof readers, string | undefined>
>;

/** The columns of `job_posts` that are made from a PostInput. */
export type PostFields = Readonly<
  Record<
    'title' | 'town_slug' | 'town_label' | 'service_slug' | 'date_iso' | 'body',
    string
  >
>;

/** A row of `job_posts`. */
export type PostRow = DiaryPost;

/** Returns whether two names differ at most in case, accents and punctuation. */
const isSameName = (one: string, other: string) =>
  slugOf(one) === slugOf(other);

/** Parsers by option. Each returns the columns for its text, or says what is wrong with it. */
const readers = {
  title(text: string) {
    const title = typedLine(text);
    return title !== '' && title.length <= MAX_TITLE
      ? { title }
      : `give 1 to ${MAX_TITLE} characters`;
  },
  town(name: string) {
    const town =
      findTown(name) ?? towns.find(({ label }) => isSameName(label, name));
    if (town)
      return {
        town_slug: town.slug,
        town_label: town.label,
      };
    return `the site has no page for it${didYouMean(name, slugsOf(towns))}`;
  },
  service(text: string) {
    const service =
      findService(text) ?? services.find(({ name }) => isSameName(name, text));
    if (service) return { service_slug: service.slug };
    return `is not one of ${slugsOf(services).join(', ')}${didYouMean(text, slugsOf(services))}`;
  },
  text(text: string) {
    const body = text.replaceAll(/\r\n?/g, '\n').trim();
    return body.length <= MAX_TEXT
      ? { body }
      : `give at most ${MAX_TEXT} characters`;
  },
  /** A day, as in 2026-03-09. */
  date: (text: string) =>
    isDay(text) ? { date_iso: text } : 'give a day as in 2026-03-09',
  /** Alternative texts, one per line. They have no column of their own: `images` holds them. */
  alt: () => ({}),
} satisfies Record<string, (text: string) => Partial<PostFields> | string>;

/** Options whose problems quote the value. */
const listed = new Set(['town', 'service', 'date']);

/** Parses the given options into columns. @throws InputError listing every problem */
export function parsePost(input: PostInput): Partial<PostFields> {
  const problems: Problem[] = [];
  const fields: Partial<PostFields> = {};
  for (const [option, read] of Object.entries(readers)) {
    const value = input[option as keyof PostInput];
    if (value === undefined) continue;
    const columns = isPlainText(value)
      ? read(value)
      : 'contains characters that are not text: type it again';
    if (typeof columns === 'string') {
      const quoted = listed.has(option) ? ` ${value}` : '';
      problems.push({ file: `--${option}${quoted}`, message: columns });
    } else Object.assign(fields, columns);
  }
  throwProblems(problems);
  return fields;
}

/** Returns whether a text is well-formed and has no control character but line ends and tabs. */
const isPlainText = (text: string) =>
  text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text);

/** Options that a new post needs. */
export const neededFields = ['title', 'town', 'service', 'text'] as const;

/**
 * Parses the options of a new post into columns.
 * @throws InputError listing every missing option, or else every other problem
 */
export function parseNewPost(input: PostInput, today: string): PostFields {
  const problems = neededFields
    .filter((name) => !input[name]?.trim())
    .map((name) => ({
      file: `--${name}`,
      message: 'is missing: add it',
    }));
  throwProblems(problems);
  return parsePost({ ...input, date: input.date ?? today }) as PostFields;
}

/** The columns in which no two posts are alike, unless their owner wants that. */
const telling = ['title', 'town_slug', 'service_slug', 'date_iso'] as const;

/** Returns whether two posts have the same title, town, service and day. */
export const isTwin = (one: PostFields, other: PostFields) =>
  telling.every((name) => one[name] === other[name]);

/** @throws InputError if another post has the title, town, service and day of this one */
export function refuseTwin(
  post: PostFields & { readonly id?: number },
  posts: readonly PostRow[],
): void {
  const twin = posts.find(
    (other) => other.id !== post.id && isTwin(other, post),
  );
  if (twin)
    throw inputError(
      'diary',
      `post ${twin.id} has this title, town, service and day already: --again adds another`,
    );
}
