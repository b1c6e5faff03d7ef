/** Path of the page with the quote quiz. */
export const quotePath = '/get-quote';

/** What a link to the quiz tells of the job. Its page's town and service need no mention. */
export interface QuoteFacts {
  /** A place of ours, or as the visitor typed it. */
  readonly town?: string;
  /** Slug of the service. */
  readonly service?: string | undefined;
  /** Name of a work that is no service of a town's pages. */
  readonly work?: string;
  readonly surfaceType?: string | undefined;
  readonly areaSize?: string;
  /** The estimator's result, in words. */
  readonly estimate?: string;
}

/** Attributes of a link to the quiz that tells something. */
export const quoteFacts = (facts: QuoteFacts) => ({
  'data-quote': JSON.stringify(facts),
});
