/** A build step. It runs again when an input or a product is not as its last run left it. */
export interface Stage {
  readonly name: string;
  /**
   * Files and folders that the stage reads, its own code included. A `!` excludes a path from those
   * before it. Tests never count; the lock file always does.
   */
  readonly inputs: readonly string[];
  /** Settings that the stage depends on, as JSON. */
  readonly settings?: unknown;
  /** Names of stages whose products it reads. */
  readonly dependsOn?: readonly string[];
  /** Files and folders that it makes, if they are known before it runs. */
  readonly products?: readonly string[];
}

export interface RunnableStage extends Stage {
  /** Resolves to the names of the files it made, unless `products` names them. */
  readonly run: (change: StageChange) => Promise<readonly string[] | void>;
}

/** Why a stage runs. */
export interface StageChange {
  /** True if the stage never ran, or if a setting or a product of another stage changed. */
  readonly everything: boolean;
  /** Input files that were added, removed or changed. */
  readonly inputs: readonly string[];
  /** Product files that are missing or were altered. */
  readonly products: readonly string[];
}
