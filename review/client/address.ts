/** What the address of a view says: its name, or `page/…`, and its state. */
export interface Address {
  readonly route: string;
  readonly state: URLSearchParams;
}

export function readAddress(): Address {
  const [route = '', state = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { route: decodeURIComponent(route), state: new URLSearchParams(state) };
}

/** Address of a view in a state; empty values are left out. */
export function addressOf(route: string, state: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(state).filter(([, value]) => value !== '');
  return `#/${route}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}

/** Keeps a view's state in the address, so that it can be sent to somebody, without a new step in the history. */
export function keepState(route: string, state: Readonly<Record<string, string>>): void {
  history.replaceState(history.state, '', addressOf(route, state));
}
