/** A build step, which runs again once its inputs change or its products are altered. */
export interface Stage {
  readonly name: string;
  /**
   * Files and folders that the stage reads, including its own code. A leading `!` excludes a path
   * from the folders before it. Tests are ignored; the lock file is always included.
   */
  readonly inputs: readonly string[];
  /** Settings that the stage depends on, as JSON. */
  readonly settings?: unknown;
  /** Names of the stages whose products this stage reads. */
  readonly dependsOn?: readonly string[];
  /** Files and folders that the stage makes, if they are known before it runs. */
  readonly products?: readonly string[];
}

export interface RunnableStage extends Stage {
  /** Makes the products. Resolves to their names, unless `products` lists them. */
  readonly run: (change: StageChange) => Promise<readonly string[] | void>;
}

/** Why a stage runs. */
export interface StageChange {
  /** True if the stage never ran, or if a setting or a product that it depends on changed. */
  readonly everything: boolean;
  /** Input files that were added, removed or changed. */
  readonly inputs: readonly string[];
  /** Product files that are missing or were altered. */
  readonly products: readonly string[];
}
