import * as v from 'valibot';
import { fields, nameOf, text } from './parts.ts';

/** Two photographs of one surface, taken from one spot, or one of a job. */
export const galleryItem = <Pair extends string>() =>
  fields({
    id: text,
    title: text,
    /**
     * The heading it stands under, with those next to it that say the same: the first of them is
     * shown large.
     */
    group: text,
    pair: nameOf<Pair>(),
    description: text,
    /** The landing page about this service, where there is one, is named beneath. */
    service: v.optional(text),
    /** The quiz's word for the surface, where the service has several. */
    quizSurface: v.optional(text),
  });

export type GalleryItem<Pair extends string = string> = v.InferOutput<
  ReturnType<typeof galleryItem<Pair>>
>;
