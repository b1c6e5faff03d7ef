/** One step of a build: what it is made from, what it makes, and how. It runs where either is not as it was. */
export interface Stage {
  readonly name: string;
  /** Modules whose code makes the product; they count with everything they import. */
  readonly code: readonly string[];
  /** Files and folders that the code reads. */
  readonly data?: readonly string[];
  /** Settings it depends on, as JSON. */
  readonly settings?: unknown;
  /** Stages whose products it works from. */
  readonly after?: readonly string[];
  /** Files and folders it makes. Where it shows only in a run which ones they are, the run reports them. */
  readonly products?: readonly string[];
}

/** A stage that stands for itself; others are steps of the build's story. */
export interface RunnableStage extends Stage {
  readonly run: (change: StageChange) => Promise<StageReport | void>;
}

/** Why a stage runs. */
export interface StageChange {
  /** Nothing is known of an earlier run, or something else than files changed. */
  readonly everything: boolean;
  /** Files among its inputs that came, went or changed. */
  readonly inputs: readonly string[];
  /** Files among its products that are not as it left them. */
  readonly products: readonly string[];
}

/** What a stage knows only after it has run. Files are named relative to the project. */
export interface StageReport {
  /** Files it read that no import shows. */
  readonly files?: readonly string[];
  /** Packages it used that no import shows. */
  readonly packages?: readonly string[];
  /** When it began to read its inputs, in milliseconds since 1970, where that was before its turn came. */
  readonly since?: number;
  /** Files it made, with their hashes where it knows them. */
  readonly products?: Readonly<Record<string, string | undefined>>;
}
