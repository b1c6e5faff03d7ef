import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router';
import type { ColumnFiltersState, ColumnSizingState, ColumnVisibilityState, SortingState } from '@tanstack/react-table';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';

/** The state of a view as its address says it. */
export interface ViewState {
  /** Query of the table. */
  readonly q?: string | undefined;
  readonly sorting?: SortingState;
  readonly columnFilters?: ColumnFiltersState;
  readonly columnVisibility?: ColumnVisibilityState;
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

/** Address of a view in a state. The one place where an address inside the report is put together. */
export function addressOf(view: string, state: ViewState = {}): string {
  const given = Object.entries(state).filter(([, value]) => value?.length !== 0);
  return `#/${view}${defaultStringifySearch(Object.fromEntries(given))}`;
}

type Change = (some: ViewState) => void;

const Context = createContext<readonly [state: ViewState, change: Change]>([{}, () => undefined]);

/** State of the view, or of the table at its side, and a function that changes some of it at once. */
export function useViewState(part?: 'side'): readonly [state: ViewState, change: Change] {
  const [state, change] = use(Context);
  const { side = {} } = state;
  return part ? [side, (some) => change({ side: { ...side, ...some } })] : [state, change];
}

/** Addresses are written this long after the last change: browsers refuse more than twenty in a second. */
const WRITE_AFTER_MS = 150;

/** Keeps the state of a view in its address without new steps in the history, so that it can be sent to somebody and opened again. */
export function ViewStateProvider({ children }: { readonly children: ReactNode }) {
  const { history } = useRouter();
  const { pathname, search, searchStr } = useLocation();
  const address = pathname + searchStr;
  const written = useRef('');
  const [draft, setDraft] = useState<ViewState>();
  const state = draft ?? (search as ViewState);
  useEffect(() => {
    // Somebody followed a link: its address says what is shown.
    if (address !== written.current) setDraft(undefined);
  }, [address]);
  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(() => {
      written.current = addressOf(pathname.slice(1), draft).slice(1);
      history.replace(written.current);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, history, pathname]);
  return <Context value={[state, (some) => setDraft({ ...state, ...some })]}>{children}</Context>;
}
