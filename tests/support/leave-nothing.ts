import { afterAll, vi } from 'vitest';

// The next test file runs in the same worker, with the same console and environment.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
