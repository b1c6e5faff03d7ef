import * as v from 'valibot';
import { fields, flag, list, nameOf, text } from './parts.ts';

/**
 * A surface before and after the work, from one camera position. The files in `site/media/` have
 * the pair's name with `-before` and `-after`. A pair without `before` is one picture, whose file
 * has the name alone.
 */
export const pairRecord = <
  Material extends string,
  Place extends string,
  Sign extends string,
>() =>
  fields({
    /** What the pictures compare, in a few words. */
    surface: text,
    /**
     * Material and place of the surface, from `site/surfaces.ts`: they decide which town pages show
     * the pair. Left out if the pair shows no work.
     */
    material: v.optional(nameOf<Material>()),
    place: v.optional(nameOf<Place>()),
    /** Other things in the pictures that a text may mention. */
    shows: list(nameOf<Sign>()),
    /** Alt texts of the two pictures. */
    before: v.optional(text),
    after: text,
    /** The caption, in one line. */
    caption: text,
    /** False once the photographs in `site/media/` are the business's own. */
    sample: flag,
  });

export type PairRecord<
  Material extends string = string,
  Place extends string = string,
  Sign extends string = string,
> = v.InferOutput<ReturnType<typeof pairRecord<Material, Place, Sign>>>;
