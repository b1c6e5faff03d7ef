import { useSyncExternalStore } from 'react';
import { consentStorageKey } from '../domain/consent.ts';

export type Consent = 'unset' | 'accepted' | 'declined';

/** The choice of this visit where it could not be stored. */
let unsaved: Consent = 'unset';

/** Hears of choices made here and in another tab. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The visitor's stored choice. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(consentStorageKey);
    if (stored === 'true') return 'accepted';
    if (stored === 'false') return 'declined';
  } catch {
    // Blocked storage.
  }
  return unsaved;
}

/** Stores a choice, or forgets it ('unset' shows the banner again). */
export function setConsent(consent: Consent): void {
  unsaved = 'unset';
  try {
    // First, so that an earlier choice cannot outlive this one where storage is full.
    localStorage.removeItem(consentStorageKey);
    if (consent !== 'unset')
      localStorage.setItem(consentStorageKey, String(consent === 'accepted'));
  } catch {
    // Blocked or full storage: the choice holds until the page is closed.
    unsaved = consent;
  }
  // Browsers tell other tabs alone.
  dispatchEvent(new Event('storage'));
}

/** The current choice; undefined in a snapshot and on the first render, when it is not known yet. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(
    subscribe,
    readConsent,
    () => undefined,
  );
}
