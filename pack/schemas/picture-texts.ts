import * as v from 'valibot';
import { fields, flag, text } from './parts.ts';
import { shownWork } from './picture-terms.ts';

const words = {
  /** What is seen, for those who do not see it. */
  alt: text,
  /** False once the photograph in `site/media/` is the business's own. */
  sample: flag,
};

/** What is hand-written about a photograph. */
export const pictureText = fields(words);

/** The same about a close-up, whose record the pages ask too. */
export const closeUpText = <Term extends string>() =>
  fields({
    ...words,
    /** Left out where no work is to be seen, as in a portrait. */
    shows: v.optional(shownWork<Term>()),
  });

export type PictureText = v.InferOutput<typeof pictureText>;
export type CloseUpText<Term extends string = string> = v.InferOutput<
  ReturnType<typeof closeUpText<Term>>
>;
