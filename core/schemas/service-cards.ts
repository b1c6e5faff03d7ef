import * as v from 'valibot';
import { fields, flag, list, nameOf, number, text } from './parts.ts';

/** An icon of `src/pages/services/CardSection.tsx`. */
const icon = v.picklist([
  'patio',
  'driveway',
  'decking',
  'render',
  'machinery',
  'restoration',
  'biocide',
  'court',
  'turf',
  'roof',
  'gutter',
  'jet',
  'window',
]);

/** A card on the Services page, with the text of the dialog that it opens. */
const serviceCard = <Pair extends string>() =>
  fields({
    id: text,
    /** A pair that shows the work. */
    pair: v.optional(nameOf<Pair>()),
    /** Stands beside the title, or in place of the pair if there is none. */
    icon: v.optional(icon),
    /** Slugs of the services that the card covers. Every service has a card. */
    services: list(text),
    title: text,
    summary: text,
    description: text,
    pricing: text,
    benefits: list(text),
    /** The numbered steps under 'Our Process' in the dialog. */
    process: list(text),
    isPopular: flag,
    /** Milliseconds by which the card moves up after its section, by its position in its row. */
    delay: number,
  });

/** A section of the Services page. */
export const cardGroup = <Pair extends string>() =>
  fields({
    /** The id of the section in links to it. */
    id: text,
    title: text,
    cards: list(serviceCard<Pair>()),
  });

export type SurfaceIconName = v.InferOutput<typeof icon>;
export type ServiceCard<Pair extends string = string> = v.InferOutput<
  ReturnType<typeof serviceCard<Pair>>
>;
export type CardGroup<Pair extends string = string> = v.InferOutput<
  ReturnType<typeof cardGroup<Pair>>
>;
