/** Path of the page with the quote quiz. */
export const quotePath = '/get-quote';

/**
 * What a link to the quiz says about the job. The town and service of the link's own page need no
 * mention.
 */
export interface QuoteFacts {
  /** One of our towns, or a place as the visitor typed it. */
  readonly town?: string;
  /** Slug of the service. */
  readonly service?: string;
  /** Name of a kind of work that town pages have no service for. */
  readonly work?: string;
  readonly surfaceType?: string;
  readonly areaSize?: string;
  /** The estimator's result, in words. */
  readonly estimate?: string;
}

/** Attributes that make a link tell the quiz about the job. */
export const quoteFacts = (facts: QuoteFacts) => ({
  'data-quote': JSON.stringify(facts),
});
