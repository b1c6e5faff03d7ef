import * as v from 'valibot';
import { fields, list, nameOf } from './parts.ts';

/** What a picture shows, in terms of `site/picture-terms.ts`. */
export const shownWork = <Term extends string>() =>
  fields({
    surface: nameOf<Term>(),
    /** What the surface is made of. */
    materials: list(nameOf<Term>()),
    /** What is being done to it, or was between before and after. */
    works: list(nameOf<Term>()),
    tools: v.optional(list(nameOf<Term>())),
  });

/** What a service works on, how and with what. */
export const serviceWork = <Term extends string>() =>
  fields({
    surfaces: list(nameOf<Term>()),
    works: list(nameOf<Term>()),
    tools: list(nameOf<Term>()),
  });

export type ShownWork<Term extends string = string> = v.InferOutput<
  ReturnType<typeof shownWork<Term>>
>;
export type ServiceWork<Term extends string = string> = v.InferOutput<
  ReturnType<typeof serviceWork<Term>>
>;
