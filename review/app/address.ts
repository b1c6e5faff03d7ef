import {
  defaultParseSearch,
  defaultStringifySearch,
} from '@tanstack/react-router';
import type {
  ColumnFiltersState,
  ColumnSizingState,
  ColumnVisibilityState,
  SortingState,
} from '@tanstack/react-table';
import { useSyncExternalStore } from 'react';

/** The state of a view, as in its address. */
export interface ViewState {
  /** Query of the table. */
  readonly q?: string | undefined;
  readonly sorting?: SortingState;
  readonly columnFilters?: ColumnFiltersState;
  readonly columnVisibility?: ColumnVisibilityState;
  /** Width of each column in pixels. */
  readonly columnSizing?: ColumnSizingState;
  /** Path of the chosen page. */
  readonly at?: string | undefined;
  /** Section of the pane, and whether the pane takes up the table's space too. */
  readonly pane?: string;
  readonly wide?: true | undefined;
  /** The rule or the cause whose rows are shown. */
  readonly facet?: string;
  /** State of a table beside something else. */
  readonly side?: ViewState | undefined;
}

interface Address {
  readonly view: string;
  readonly state: ViewState;
}

/** Returns the address of a view in a given state, without empty values. */
export function addressOf(view: string, state: ViewState = {}): string {
  const given = Object.entries(state).filter(
    ([, value]) => value?.length !== 0,
  );
  return `#/${view}${defaultStringifySearch(Object.fromEntries(given))}`;
}

/** Reads the view and its state from the URL's fragment, which works for a file on disk too. */
function readAddress(): Address {
  const [path = '', search = ''] = location.hash.split('?');
  return { view: path.replace('#/', ''), state: defaultParseSearch(search) };
}

/**
 * The delay before a change is written to the address: browsers allow at most twenty writes a
 * second.
 */
const WRITE_AFTER_MS = 150;

let shown = readAddress();
let writing: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/**
 * Shows a view at once. A moment later the view's address is written to the URL, without a new
 * history entry, so that the view can be shared and opened again.
 */
function show(address: Address): void {
  shown = address;
  clearTimeout(writing);
  const before = location.hash;
  writing = setTimeout(() => {
    // Meanwhile somebody may have followed a link.
    if (location.hash !== before) return;
    history.replaceState(null, '', addressOf(address.view, address.state));
  }, WRITE_AFTER_MS);
  for (const listener of listeners) listener();
}

addEventListener('hashchange', () => show(readAddress()));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current view with its state, or with the state of the table beside it. */
export function useAddress(part?: 'side') {
  const { view, state } = useSyncExternalStore(subscribe, () => shown);
  const { side = {} } = state;
  return {
    view,
    state: part ? side : state,
    /** Changes some of the state at once. */
    change: (some: ViewState) => {
      const changed = part ? { side: { ...side, ...some } } : some;
      show({ view, state: { ...state, ...changed } });
    },
  };
}
