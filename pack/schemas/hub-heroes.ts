import type * as v from 'valibot';
import { fields, nameOf, text } from './parts.ts';

/** What a hub opens with in place of the generated words alone. */
export const hubHero = <Picture extends string>() =>
  fields({ picture: nameOf<Picture>(), intro: text });

export type HubHero<Picture extends string = string> = v.InferOutput<
  ReturnType<typeof hubHero<Picture>>
>;
