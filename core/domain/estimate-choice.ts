import { cardOffers, estimateOffers } from '#site/estimates.ts';
import type { EstimateOffer, EstimateSurface } from '../schemas/estimates.ts';
import { at } from './assert-defined.ts';
import {
  estimate,
  quizSize,
  readCount,
  readMetres,
  requestLine,
  type Estimate,
  type Size,
} from './estimate.ts';
import type { QuoteFacts } from './quote-link.ts';

/** An offer with the name by which the estimator's form refers to it. */
export type NamedOffer = EstimateOffer & { readonly name: string };

/** Returns the offer with a name such as `service SLUG` or `card ID`; undefined if there is none. */
export function findOffer(name: string): NamedOffer | undefined {
  const [place, slug = ''] = name.split(' ');
  const offers: Readonly<Record<string, EstimateOffer | undefined>> =
    place === 'card' ? cardOffers : estimateOffers;
  const offer = offers[slug];
  return offer && { ...offer, name };
}

/** Value of the estimator's option for a size that the visitor types. */
export const OWN_SIZE = 'own';

/** The values of the estimator's fields, by name. A size or surface is its position in the offer. */
export type EstimateFields = Readonly<Record<string, unknown>>;

interface Choice {
  readonly surface: EstimateSurface;
  readonly size: Size;
  readonly found: Estimate;
}

/** Reads the choice in an estimator's fields. The first size and surface stand for missing ones. */
export function readChoice(
  offer: EstimateOffer,
  fields: EstimateFields,
): Choice {
  const surface = at(offer.surfaces, Number(fields.surface ?? 0));
  const size =
    fields.size === OWN_SIZE
      ? typedSize(fields)
      : at(offer.sizes, Number(fields.size ?? 0));
  return { surface, size, found: estimate(offer, surface, size) };
}

const typedSize = ({ length, width, count }: EstimateFields): Size => ({
  length: readMetres(String(length)),
  width: readMetres(String(width)),
  count: readCount(String(count)),
});

/** Returns what the choice in an estimator's fields tells the quiz. */
export function choiceFacts(
  offer: EstimateOffer,
  fields: EstimateFields,
): QuoteFacts {
  const { surface, size, found } = readChoice(offer, fields);
  const { quizSurface: surfaceType } = surface;
  if (!('amount' in found)) return { surfaceType };
  const isArea = size.count === undefined;
  return {
    surfaceType,
    ...(isArea && { areaSize: quizSize(found.amount) }),
    estimate: requestLine(found, surface),
  };
}
