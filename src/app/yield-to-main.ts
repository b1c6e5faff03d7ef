/** Lets the browser handle input and paint before the caller continues. */
export const yieldToMain = (): Promise<void> =>
  (globalThis as Partial<typeof globalThis>).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve));
