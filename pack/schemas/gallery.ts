import * as v from 'valibot';
import { fields, nameOf, text } from './parts.ts';

/** Two photographs of one surface, taken from one spot, or one of a job. */
export const galleryItem = <Pair extends string>() =>
  fields({
    id: text,
    title: text,
    /**
     * The item's heading. Adjacent items with the same heading form a group, whose first item is
     * shown large.
     */
    group: text,
    pair: nameOf<Pair>(),
    description: text,
    /** The landing page about this service, if there is one, is named beneath. */
    service: v.optional(text),
    /** The quiz's word for the surface, if the service has several. */
    quizSurface: v.optional(text),
  });

export type GalleryItem<Pair extends string = string> = v.InferOutput<
  ReturnType<typeof galleryItem<Pair>>
>;
