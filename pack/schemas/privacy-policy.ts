/* Types alone: the policy is a function of the site's workings, which no schema can look into. */

/** A numbered section of the privacy policy. */
export interface PrivacySection {
  readonly title: string;
  /** A summary in a line or two, shown above the section's paragraphs. */
  readonly inShort: string;
  readonly paragraphs: readonly string[];
  /** Shown as bullets below the paragraph that speaks of them, counted from 0. */
  readonly list?: {
    readonly below: number;
    readonly items: readonly string[];
  };
}

/** What the policy names of the site's workings. */
export interface PrivacyFacts {
  /** Local storage key of the visitor's choice. */
  readonly consentStorageKey: string;
}
