import { useSyncExternalStore } from 'react';
import { consentStorageKey } from '../domain/storage-keys.ts';

export type Consent = 'unset' | 'accepted' | 'declined';

/** The choice of this visit, if it could not be stored. */
let unsaved: Consent = 'unset';

/** Choices in this tab and others, and those made while this page was kept for Back. */
const changes = ['storage', 'pageshow'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of changes) addEventListener(name, listener);
  return () => {
    for (const name of changes) removeEventListener(name, listener);
  };
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

/** The button that asked for a new choice. Until there is one, the earlier choice holds. */
let askedBy: HTMLElement | undefined;
export const buttonThatAsked = () => askedBy;

/** Asks for a new choice. */
export function askAgain(button: HTMLElement): void {
  askedBy = button;
  notifyListeners();
}

/** Stores a choice. */
export function setConsent(consent: Exclude<Consent, 'unset'>): void {
  unsaved = 'unset';
  askedBy = undefined;
  try {
    // First, so that an earlier choice does not survive if storage is full.
    localStorage.removeItem(consentStorageKey);
    localStorage.setItem(consentStorageKey, String(consent === 'accepted'));
  } catch {
    // Blocked or full storage: the choice holds for this visit.
    unsaved = consent;
  }
  notifyListeners();
}

/** Browsers notify only other tabs. */
const notifyListeners = () => dispatchEvent(new Event('storage'));

/** The current choice; undefined in snapshots and while hydrating, when it is unknown. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

/** Whether the visitor is asked for a choice; false in snapshots and while hydrating. */
export const useAsksForConsent = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => askedBy !== undefined || readConsent() === 'unset',
    () => false,
  );
