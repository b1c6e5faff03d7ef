import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** The state of a view as its address says it. */
export interface ViewState {
  /** Query of the table. */
  readonly q?: string | undefined;
  /** The column that rows are sorted by; with `-` before it, the highest first. */
  readonly order?: string;
  /** By column what its cells must answer to. */
  readonly where?: Readonly<Record<string, string>>;
  /** By column whether it is shown. */
  readonly show?: Readonly<Record<string, boolean>>;
  /** By column its width in pixels. */
  readonly width?: Readonly<Record<string, number | undefined>>;
  /** Path of the chosen page. */
  readonly at?: string | undefined;
  /** Section of the pane, and whether the pane has the place of the table too. */
  readonly pane?: string;
  readonly wide?: true | undefined;
  /** The rule or the cause whose rows are shown. */
  readonly facet?: string;
  /** State of a table beside something else. */
  readonly side?: ViewState | undefined;
}

/** Address of a view in a state. The one place where an address inside the report is put together. */
export function addressOf(view: string, state: ViewState = {}): string {
  const given = Object.entries(state).filter(([, value]) => value?.length !== 0);
  return `#/${view}${defaultStringifySearch(Object.fromEntries(given))}`;
}

function readAddress() {
  const [, view = '', search = ''] = /^#?\/?([^?]*)(.*)$/.exec(location.hash) ?? [];
  return { view, state: defaultParseSearch(search) as ViewState };
}

export interface Address extends ReturnType<typeof readAddress> {
  /** Changes some of the state at once. */
  readonly change: (some: ViewState) => void;
}

const Context = createContext<Address>({ ...readAddress(), change: () => undefined });

/** The view that is shown with its state, or with that of the table at its side. */
export function useAddress(part?: 'side'): Address {
  const address = use(Context);
  if (!part) return address;
  const { state, change } = address;
  const side = state.side ?? {};
  return { ...address, state: side, change: (some) => change({ side: { ...side, ...some } }) };
}

/** Addresses are written this long after the last change: browsers refuse more than twenty in a second. */
const WRITE_AFTER_MS = 150;

/** Keeps the state of a view in what follows the `#`, without new steps in the history, so that it can be sent to somebody and opened again from disk. */
export function AddressProvider({ children }: { readonly children: ReactNode }) {
  const [{ view, state }, set] = useState(readAddress);
  useEffect(() => {
    // Somebody followed a link: its address says what is shown.
    const follow = () => set(readAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const from = location.hash;
    const timer = setTimeout(() => {
      // Meanwhile somebody may have followed a link.
      if (location.hash === from) history.replaceState(null, '', addressOf(view, state));
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view, state]);
  const change = (some: ViewState) => set((shown) => ({ ...shown, state: { ...shown.state, ...some } }));
  return <Context value={{ view, state, change }}>{children}</Context>;
}
