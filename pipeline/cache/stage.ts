/** One step of a build: what it is made from, what it makes, and how. It runs where either is not as it was. */
export interface Stage {
  readonly name: string;
  /** Files and folders, its code among them. `!` takes out of those before it. Tests never count, the lock file always does. */
  readonly inputs: readonly string[];
  /** Settings it depends on, as JSON. */
  readonly settings?: unknown;
  /** Stages whose products it works from. It runs again where these change; `buildSite` says when. */
  readonly dependsOn?: readonly string[];
  /** Files and folders it makes. Where it shows only in a run which ones they are, the run reports them. */
  readonly products?: readonly string[];
}

/** A stage with its own `run`; the others run inside `makeSite`. */
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

/** Files that a stage made, with their hashes where it knows them. */
export interface StageReport {
  readonly products?: Readonly<Record<string, string | undefined>>;
}
