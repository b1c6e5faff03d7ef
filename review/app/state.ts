import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router';
import type { ColumnFiltersState, ColumnSizingState, ColumnVisibilityState, SortingState } from '@tanstack/react-table';
import { useEffect, useRef, useState } from 'react';

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
  readonly rule?: string;
  readonly cause?: string;
}

/** Address of a view in a state. The one place where an address inside the report is put together. */
export function addressOf(view: string, state: ViewState = {}): string {
  const given = Object.entries(state).filter(([, value]) => value?.length !== 0);
  return `#/${view}${defaultStringifySearch(Object.fromEntries(given))}`;
}

/** Addresses are written this long after the last change: browsers refuse more than twenty in a second. */
const WRITE_AFTER_MS = 150;

/**
 * State of the view, kept in its address without new steps in the history, so that it can be sent to somebody and opened again.
 * @returns the state, and a function that changes some of it at once
 */
export function useViewState(): [state: ViewState, change: (some: ViewState) => void] {
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
  return [state, (some) => setDraft({ ...state, ...some })];
}
