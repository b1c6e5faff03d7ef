import * as v from 'valibot';
import { fields, list, nameOf, text } from './parts.ts';

/** A service that every town has a page for. */
export const service = <Place extends string, Material extends string>() =>
  fields({
    /** In addresses: lower-case letters, digits and hyphens. */
    slug: text,
    name: text,
    /** The search term for the service. Titles contain it. */
    headTerm: text,
    /** Where the surfaces are that the service works on, in terms of `site/surfaces.ts`. */
    places: list(nameOf<Place>()),
    /** Set if the service is for some materials only. Its pages open with no other. */
    materials: v.optional(list(nameOf<Material>())),
  });

export type ServiceRow<
  Place extends string = string,
  Material extends string = string,
> = v.InferOutput<ReturnType<typeof service<Place, Material>>>;
