import { useSyncExternalStore } from 'react';
import { consentStorageKey } from '../../core/domain/storage-keys.ts';

export type Consent = 'unset' | 'accepted' | 'declined';

/** A choice that could not be stored. It is lost when the page is reloaded. */
let unsaved: Consent = 'unset';

/** Events after which the choice may differ: a change in any tab, or a return by Back. */
const changes = ['storage', 'pageshow'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of changes) addEventListener(name, listener);
  return () => {
    for (const name of changes) removeEventListener(name, listener);
  };
}

/** Returns the visitor's choice: the stored one, or else one that could not be stored. */
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

/** The button that reopened the banner. The earlier choice applies until a new one is made. */
let askedBy: HTMLElement | undefined;
export const buttonThatAsked = () => askedBy;

/** Asks the visitor to choose again. `button` gets the focus afterwards. */
export function askAgain(button: HTMLElement): void {
  askedBy = button;
  notifyListeners();
}

/** Stores a choice and notifies listeners. */
export function setConsent(consent: Exclude<Consent, 'unset'>): void {
  unsaved = 'unset';
  askedBy = undefined;
  try {
    // Removed first, so that no earlier choice survives if storage is full.
    localStorage.removeItem(consentStorageKey);
    localStorage.setItem(consentStorageKey, String(consent === 'accepted'));
  } catch {
    // Storage is blocked or full: the choice lasts until the page is reloaded.
    unsaved = consent;
  }
  notifyListeners();
}

/** Browsers send `storage` events only to other tabs, so this tab sends its own. */
const notifyListeners = () => dispatchEvent(new Event('storage'));

/** Returns the current choice, or undefined in snapshots and while hydrating. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

/** Returns whether to show the cookie banner; false in snapshots and while hydrating. */
export const useAsksForConsent = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => askedBy !== undefined || readConsent() === 'unset',
    () => false,
  );
