/** Path of the page with the quote quiz. */
export const quotePath = '/get-quote';

/**
 * Facts about the job that a link passes to the quiz. Even without them, the quiz knows the town
 * and service of the link's page.
 */
export interface QuoteFacts {
  /** One of our towns, or a place as the visitor typed it. */
  readonly town?: string;
  /** Slug of the service that the job needs. */
  readonly service?: string;
  /** Name of work that no service page covers. */
  readonly work?: string;
  readonly surfaceType?: string;
  readonly areaSize?: string;
  /** The estimator's result, in words. */
  readonly estimate?: string;
}

/**
 * Attribute of a form whose quote links pass its fields to the quiz, as they stand when the link is
 * pressed. A fact that depends on a field is never written into a link.
 */
export const quoteFormAttribute = 'data-quote-form';

/** Returns the attributes with which a link passes these facts to the quiz. */
export const quoteFacts = (facts: QuoteFacts) => ({
  'data-quote': JSON.stringify(facts),
});
