/** Lets what waits come first: input, then a frame where one is due. */
export const yieldToMain = (): Promise<void> =>
  (globalThis as Partial<typeof globalThis>).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve));
