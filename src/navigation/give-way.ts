/** Lets what waits come first: input, then a frame where one is due. */
export const giveWay = (): Promise<void> =>
  (globalThis as Partial<typeof globalThis>).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
