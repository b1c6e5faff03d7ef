import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Store = typeof import('./consent.ts');

/** Loads the module again, as a new visit does, since it keeps a choice that was not stored. */
async function openPage(): Promise<Store> {
  vi.resetModules();
  return import('./consent.ts');
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test.each(['', 'TRUE', 'yes', '1', 'null'])(
  'a stored value of %j does not count as a choice',
  async (value) => {
    stored.set('analytics_consent', value);
    expect((await openPage()).readConsent()).toBe('unset');
  },
);

test('consent can be withdrawn even if storage is full', async () => {
  const { setConsent, readConsent } = await openPage();
  setConsent('accepted');
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setConsent('declined');
  expect(readConsent()).toBe('declined');
});
