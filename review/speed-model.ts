/** What Lighthouse says of one page. */
export interface LighthouseRow {
  readonly path: string;
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Core Web Vitals as measured: `1.2 s`. */
  readonly vitals: Readonly<Record<string, string>>;
  /** Audits that did not pass. */
  readonly failed: readonly string[];
}

/** Scores of one page of each kind, and those of the run before. */
export interface Speed {
  readonly rows: readonly LighthouseRow[];
  readonly last: readonly LighthouseRow[];
}
