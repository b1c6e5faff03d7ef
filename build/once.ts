/** Reads when it is first asked for, and never again. */
export function once<T extends {}>(read: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= read());
}
