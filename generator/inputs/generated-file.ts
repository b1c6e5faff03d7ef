/** A file of the generated content. */
export interface GeneratedFile {
  /** Relative to `public/`, with forward slashes. */
  readonly path: string;
  readonly text: string;
}
