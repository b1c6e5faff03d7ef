/** Lets what waits come first: input, then a frame where one is due. */
export const giveWay = (): Promise<void> =>
  'scheduler' in globalThis && scheduler.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
