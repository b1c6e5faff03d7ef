import { afterAll, vi } from 'vitest';

// The next file has the same worker, with its console and environment.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
