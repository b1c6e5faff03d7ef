/** What a run of the generator did, as it tells the process that started it. */
export interface GeneratorResult {
  /** Number of content files. */
  readonly files: number;
  /** Number of files that were added, changed or removed. */
  readonly changed: number;
  /** Problems that make a build fail. Only a draft is written in spite of them. */
  readonly refused: readonly string[];
}

/** Says what a run did. */
export const resultLine = ({
  files,
  changed,
}: Pick<GeneratorResult, 'files' | 'changed'>): string =>
  `${files} content files, ${changed} of them changed.`;
