import * as v from 'valibot';
import { fields, nameOf, text } from './parts.ts';

/** A gallery item: two photographs of a surface from one spot, or one photograph of a job. */
export const galleryItem = <Pair extends string>() =>
  fields({
    id: text,
    title: text,
    /**
     * The heading of the item's group. Adjacent items with the same heading form a group, whose
     * first item is shown large.
     */
    group: text,
    pair: nameOf<Pair>(),
    description: text,
    /** Slug of the service. If it has a landing page, the item links to that page. */
    service: v.optional(text),
    /** The quiz's answer for the surface, if the service has several. */
    quizSurface: v.optional(text),
  });

export type GalleryItem<Pair extends string = string> = v.InferOutput<
  ReturnType<typeof galleryItem<Pair>>
>;
