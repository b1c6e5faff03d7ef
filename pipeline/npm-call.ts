/** Returns the program and the arguments that run npm, the one that has started this process. */
export function npmCall(
  words: readonly string[],
): readonly [program: string, args: readonly string[]] {
  // npm sets this variable for its scripts.
  const { npm_execpath: npm } = process.env;
  return npm === undefined
    ? ['npm', words]
    : [process.execPath, [npm, ...words]];
}
