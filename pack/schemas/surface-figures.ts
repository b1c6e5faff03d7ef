import * as v from 'valibot';
import { fields, nameOf, text } from './parts.ts';

/** One close-up, or the same spot before and after, with a line that says what to see. */
export const surfaceFigure = <Picture extends string>() =>
  fields({
    pictures: v.pipe(
      v.tupleWithRest([nameOf<Picture>()], nameOf<Picture>()),
      v.readonly(),
    ),
    caption: text,
  });

export type SurfaceFigure<Picture extends string = string> = v.InferOutput<
  ReturnType<typeof surfaceFigure<Picture>>
>;
