import * as v from 'valibot';
import { fields, flag, list, nameOf, text } from './parts.ts';

/**
 * A surface before the work and after it, from one camera. The files in `site/media/` are the
 * record's name with `-before` and `-after`. A record without a before is one picture, whose file
 * has the name alone.
 */
export const pairRecord = <
  Material extends string,
  Place extends string,
  Sign extends string,
>() =>
  fields({
    /** What is compared, in few words. */
    surface: text,
    /**
     * What it is made of and where it lies, in terms of `site/surfaces.ts`: by these it stands on
     * a town's pages. Left out where it shows no work.
     */
    material: v.optional(nameOf<Material>()),
    place: v.optional(nameOf<Place>()),
    /** What else of it a text may speak of. */
    shows: list(nameOf<Sign>()),
    /** What is seen, for those who do not see it. */
    before: v.optional(text),
    after: text,
    /** What there is to know of it, in one line. */
    caption: text,
    /** False once the photographs in `site/media/` are the business's own. */
    sample: flag,
  });

export type PairRecord<
  Material extends string = string,
  Place extends string = string,
  Sign extends string = string,
> = v.InferOutput<ReturnType<typeof pairRecord<Material, Place, Sign>>>;
