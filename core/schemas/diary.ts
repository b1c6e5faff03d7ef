import * as v from 'valibot';
import { fields, flag, list, number, text } from './parts.ts';

/** Longest title and text of a post, as in the table of supabase/migrations. */
export const MAX_TITLE = 200;
export const MAX_TEXT = 20_000;

const upTo = (letters: number) =>
  v.maxLength<string, number, string>(
    letters,
    `must have at most ${letters} characters`,
  );
const short = v.pipe(text, upTo(80));
const id = v.pipe(
  number,
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be negative'),
);

/** A post, as a row of the table `job_posts`. */
const diaryPost = fields({
  /** Stays the post's own, whatever is added or removed. */
  id,
  /** True for a post that shows what a diary looks like; left out of a real one. */
  sample: v.exactOptional(flag),
  title: v.pipe(text, upTo(MAX_TITLE)),
  town_slug: short,
  town_label: short,
  service_slug: short,
  date_iso: v.pipe(text, v.isoDate('must be a date, as in 2026-03-09')),
  images: list(fields({ src: text, alt: v.exactOptional(text) })),
  body: v.pipe(v.string('must be text, in quotes'), upTo(MAX_TEXT)),
  /** In UTC and in one form, so that the order of the texts is that of the times. */
  created_at: v.pipe(
    text,
    v.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      'must be a time, as in 2026-03-09T17:00:00.000Z',
    ),
  ),
});

/** The job diary of a site without Supabase. */
export const diary = fields({
  /** The highest id that a post ever had: no other post gets it. */
  lastId: id,
  posts: v.pipe(
    list(diaryPost),
    v.check(
      (posts) => new Set(posts.map((post) => post.id)).size === posts.length,
      'must have a different id for each post',
    ),
  ),
});

export type DiaryPost = v.InferOutput<typeof diaryPost>;
export type Diary = v.InferOutput<typeof diary>;
