import * as v from 'valibot';
import { fields, list, nameOf, text } from './parts.ts';

/** A service that every town has a page for. */
export const service = <Place extends string, Material extends string>() =>
  fields({
    /** In addresses: lower-case letters, digits and hyphens. */
    slug: text,
    name: text,
    /** What people type into a search engine for it. Titles hold it. */
    headTerm: text,
    /** Where the surfaces lie that it works on, in terms of `site/surfaces.ts`. */
    places: list(nameOf<Place>()),
    /** Where it is for some materials alone, and its pages open with no other. */
    materials: v.optional(list(nameOf<Material>())),
  });

export type ServiceRow<
  Place extends string = string,
  Material extends string = string,
> = v.InferOutput<ReturnType<typeof service<Place, Material>>>;
