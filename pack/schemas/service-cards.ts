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

/** A card of the Services page and of the dialog it opens. */
const serviceCard = <Pair extends string>() =>
  fields({
    id: text,
    /** A pair that shows the work. A card without a pair shows its icon, if it has one. */
    pair: v.optional(nameOf<Pair>()),
    icon: v.optional(icon),
    /** The services it belongs to: every service has a card. */
    services: list(text),
    title: text,
    summary: text,
    description: text,
    pricing: text,
    benefits: list(text),
    /** Numbered in the dialog under 'Our Process'. */
    process: list(text),
    isPopular: flag,
    /** Milliseconds before the entry animation, by place in the row. */
    delay: number,
  });

/** A part of the Services page. */
export const cardGroup = <Pair extends string>() =>
  fields({
    /** For links to it. */
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
