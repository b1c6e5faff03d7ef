import { buildMetaName } from '../domain/rendering.ts';

/*
 * Reports errors in visitors' browsers to the owner: file and line, or policy rule, and page.
 * Leaves out messages, queries and foreign paths, since any of them may hold what a visitor typed.
 */

interface ErrorReport {
  readonly kind: 'error' | 'policy' | 'file';
  /** The error's type, the policy's directive, or the name of the element that loads a file. */
  readonly what: string;
  /** Our file with line and column, a foreign origin, or a word such as `inline`; may be empty. */
  readonly where: string;
}

/**
 * The reportable part of an address: our script's path, a foreign origin, or a policy's keyword.
 */
export function placeOf(address: string, origin: string): string {
  const url = URL.parse(address);
  if (!url) return /^[a-z-]*$/.test(address) ? address : '';
  if (url.origin === origin)
    return url.pathname.startsWith('/assets/') ? url.pathname : 'page';
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** Reports an uncaught error by the first script in its stack. */
export function errorReport(error: unknown, origin: string): ErrorReport {
  const { name = '', stack = '' }: Partial<Error> =
    error instanceof Error ? error : {};
  const [, address = '', position = ''] =
    /(https?:\/\/[^\s()]+?)((?::\d+){1,2})\)?$/m.exec(stack) ?? [];
  return {
    kind: 'error',
    what: /^\w{1,40}$/.test(name) ? name : typeof error,
    where: address && placeOf(address, origin) + position,
  };
}

/** Errors in a loop say nothing new. */
const MAX_REPORTS = 5;

interface PolicyViolation {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
}

/**
 * Sends errors, files that fail to load and requests that the policy blocks to `url`: each once,
 * at most five per page.
 */
export function reportFaults(url: string): void {
  const { origin } = location;
  const reported = new Set<string>();
  const report = (fault: ErrorReport) => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    // The canonical address: the visitor's own may hold anything.
    const page =
      URL.parse(attribute('link[rel=canonical]', 'href'))?.pathname ?? '';
    const text = JSON.stringify({
      ...fault,
      page,
      build: attribute(`meta[name=${buildMetaName}]`, 'content'),
    });
    if (reported.has(text) || reported.size === MAX_REPORTS) return;
    reported.add(text);
    // A text beacon needs no preflight request and outlives the page.
    navigator.sendBeacon(url, text);
  };

  const reportPolicy = (directive: string, blocked: string | null) =>
    report({
      kind: 'policy',
      what: directive,
      where: placeOf(blocked ?? '', origin),
    });

  addEventListener('unhandledrejection', ({ reason }) =>
    report(errorReport(reason, origin)),
  );
  addEventListener(
    'error',
    ({ error, target }) => {
      if (!(target instanceof Element))
        return report(errorReport(error, origin));
      const address =
        target.getAttribute('src') ?? target.getAttribute('href') ?? '';
      const { href } = new URL(address, origin);
      const where = placeOf(href, origin);
      const what = target.tagName.toLowerCase();
      report({ kind: 'file', what, where });
    },
    true,
  );
  if ('ReportingObserver' in globalThis) {
    // Buffered: includes violations from before this script.
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports) {
          const { effectiveDirective, blockedURL } =
            body as unknown as PolicyViolation;
          reportPolicy(effectiveDirective, blockedURL);
        }
      },
      { types: ['csp-violation'], buffered: true },
    ).observe();
  } else {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) =>
        reportPolicy(effectiveDirective, blockedURI),
    );
  }
}
