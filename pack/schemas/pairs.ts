import * as v from 'valibot';
import { fields, flag, list, nameOf, text } from './parts.ts';

/**
 * A surface before and after the work, from one camera. The files in `site/media/` have the pair's
 * name with `-before` and `-after`. A pair without a before is one picture, whose file has the name
 * alone.
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
     * Material and place of the surface, in terms of `site/surfaces.ts`: they decide which town
     * pages show the pair. Left out if it shows no work.
     */
    material: v.optional(nameOf<Material>()),
    place: v.optional(nameOf<Place>()),
    /** What else in the pair a text may mention. */
    shows: list(nameOf<Sign>()),
    /** Alternative text. */
    before: v.optional(text),
    after: text,
    /** What there is to know of the pair, in one line. */
    caption: text,
    /** False once the photographs in `site/media/` are the business's own. */
    sample: flag,
  });

export type PairRecord<
  Material extends string = string,
  Place extends string = string,
  Sign extends string = string,
> = v.InferOutput<ReturnType<typeof pairRecord<Material, Place, Sign>>>;
