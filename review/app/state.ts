import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The state of a view as its address says it; what is left out is empty. */
export type ViewState = Readonly<Record<string, string>>;

/** Address of a view in a state. The one place where an address inside the report is put together. */
export function addressOf(view: string, state: ViewState = {}): string {
  const given = Object.entries(state).filter(([, value]) => value !== '');
  return `#/${view}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}

/** Address of everything known of a page. */
export const pageAddress = (path: string): string => addressOf(`page${path}`);

/** Addresses are written this long after the last change: browsers refuse more than twenty in a second. */
const WRITE_AFTER_MS = 150;

/**
 * State of the view, kept in its address without new steps in the history, so that it can be sent to somebody and opened again.
 * @returns the state, and a function that changes some of it at once
 */
export function useViewState(): [state: ViewState, change: (some: ViewState) => void] {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  const written = useRef('');
  const [draft, setDraft] = useState<ViewState>();
  const inAddress = useMemo((): ViewState => Object.fromEntries(new URLSearchParams(searchStr)), [searchStr]);
  const state = draft ?? inAddress;
  useEffect(() => {
    // Somebody followed a link: its address says what is shown.
    if (pathname + searchStr !== written.current) setDraft(undefined);
  }, [pathname, searchStr]);
  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(() => {
      const address = addressOf(pathname.slice(1), draft).slice(1);
      written.current = address;
      history.replace(address);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, history, pathname]);
  return [state, (some) => setDraft({ ...state, ...some })];
}

/** What a reader has chosen for every report, where the browser keeps it. */
export function readSetting(name: string): string {
  try {
    return localStorage.getItem(`review-${name}`) ?? '';
  } catch {
    return '';
  }
}

/** Stores a choice; where the browser stores nothing it ends with the window. */
export function writeSetting(name: string, value: string): void {
  try {
    localStorage.setItem(`review-${name}`, value);
  } catch {
    // Nothing is lost but the choice.
  }
}
