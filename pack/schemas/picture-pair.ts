import * as v from 'valibot';
import { fields, nameOf, text } from './parts.ts';

/**
 * Pictures of one place, before the work and after it. A trade without a before shows one picture.
 */
export const picturePair = <Picture extends string>() =>
  fields({
    before: v.optional(nameOf<Picture>()),
    after: nameOf<Picture>(),
    /** What is compared, or seen. */
    label: text,
  });

export type PicturePair<Picture extends string = string> = v.InferOutput<
  ReturnType<typeof picturePair<Picture>>
>;
