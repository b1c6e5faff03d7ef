import {
  defaultStringifySearch,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import type {
  ColumnFiltersState,
  ColumnSizingState,
  ColumnVisibilityState,
  SortingState,
} from '@tanstack/react-table';
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** The state of a view as its address says it. */
export interface ViewState {
  /** Query of the table. */
  readonly q?: string | undefined;
  readonly sorting?: SortingState;
  readonly columnFilters?: ColumnFiltersState;
  readonly columnVisibility?: ColumnVisibilityState;
  /** By column its width in pixels. */
  readonly columnSizing?: ColumnSizingState;
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

const pathWith = (view: string, state: ViewState) =>
  `/${view}${defaultStringifySearch(Object.fromEntries(Object.entries(state).filter(([, value]) => value?.length !== 0)))}`;

/**
 * The address of a view in a given state. The only place that builds an address inside the report.
 */
export const addressOf = (view: string, state: ViewState = {}): string =>
  `#${pathWith(view, state)}`;

export interface Address {
  readonly view: string;
  readonly state: ViewState;
  /** Changes some of the state at once. */
  readonly change: (some: ViewState) => void;
}

const Context = createContext<Address>({
  view: '',
  state: {},
  change: () => undefined,
});

/** The view that is shown with its state, or with that of the table at its side. */
export function useAddress(part?: 'side'): Address {
  const address = use(Context);
  if (!part) return address;
  const { state, change } = address;
  const side = state.side ?? {};
  return {
    ...address,
    state: side,
    change: (some) => change({ side: { ...side, ...some } }),
  };
}

/**
 * The delay before a change is written to the address: browsers allow at most twenty writes a
 * second.
 */
const WRITE_AFTER_MS = 150;

/**
 * Keeps the state of a view in its address without adding to the history, so that the address can
 * be shared and opened again from disk. Typed text shows at once; the address follows.
 */
export function AddressProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { history } = useRouter();
  const { pathname, search, searchStr } = useLocation();
  const view = pathname.slice(1);
  const address = pathname + searchStr;
  const written = useRef('');
  const [draft, setDraft] = useState<ViewState>();
  const state: ViewState = draft ?? search;
  useEffect(() => {
    // Somebody followed a link: its address says what is shown.
    if (address !== written.current) setDraft(undefined);
  }, [address]);
  useEffect(() => {
    if (!draft) return undefined;
    const from = history.location.href;
    const timer = setTimeout(() => {
      // Meanwhile somebody may have followed a link.
      if (history.location.href !== from) return;
      written.current = pathWith(view, draft);
      history.replace(written.current);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, history, view]);
  const change = (some: ViewState) =>
    setDraft((shown) => ({ ...(shown ?? search), ...some }));
  return <Context value={{ view, state, change }}>{children}</Context>;
}
