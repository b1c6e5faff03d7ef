/* Types only: the policy is a function, whose result no schema can check. */

/** A numbered section of the privacy policy. */
export interface PrivacySection {
  readonly title: string;
  /** A summary in a line or two, shown above the section's paragraphs. */
  readonly inShort: string;
  readonly paragraphs: readonly string[];
  /** Bullets, shown below the paragraph whose index, counted from 0, is `below`. */
  readonly list?: {
    readonly below: number;
    readonly items: readonly string[];
  };
}

/** Technical details of the site that the policy mentions. */
export interface PrivacyFacts {
  /** Local storage key of the visitor's consent or refusal. */
  readonly consentStorageKey: string;
}
