import * as v from 'valibot';
import { fields, list, nameOf, text } from './parts.ts';

/** A service that every town has a page for. */
export const service = <Place extends string, Material extends string>() =>
  fields({
    /** In URLs: lower-case letters, digits and hyphens. */
    slug: text,
    name: text,
    /** The search term for the service. Titles contain it. */
    headTerm: text,
    /** Places, from `site/surfaces.ts`, of the surfaces that the service works on. */
    places: list(nameOf<Place>()),
    /** The only materials that the service works on, if it is limited to some. */
    materials: v.optional(list(nameOf<Material>())),
  });

export type ServiceRow<
  Place extends string = string,
  Material extends string = string,
> = v.InferOutput<ReturnType<typeof service<Place, Material>>>;
