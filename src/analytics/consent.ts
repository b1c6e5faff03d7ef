import { useSyncExternalStore } from 'react';
import { consentStorageKey } from '../domain/consent.ts';

export type Consent = 'unset' | 'accepted' | 'declined';

const listeners = new Set<() => void>();
/** The choice of this visit where storage is blocked. */
let unsaved: Consent = 'unset';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's stored choice. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(consentStorageKey);
    if (stored === 'true') return 'accepted';
    if (stored === 'false') return 'declined';
  } catch {
    return unsaved;
  }
  return unsaved;
}

/** Stores a choice, or forgets it ('unset' shows the banner again). */
export function setConsent(consent: Consent): void {
  unsaved = consent;
  try {
    if (consent === 'unset') localStorage.removeItem(consentStorageKey);
    else localStorage.setItem(consentStorageKey, String(consent === 'accepted'));
  } catch {
    // Blocked storage: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The current choice; undefined in a snapshot and on the first render, when it is not known yet. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(subscribe, readConsent, () => undefined);
}
