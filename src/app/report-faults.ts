import { buildMetaName } from '../../core/domain/rendering.ts';
import { shownPath } from '../seo/page-entry.ts';

/*
 * Reports errors in visitors' browsers to the owner: script and line, or CSP directive, and the
 * page. Leaves out messages, queries and other sites' paths, which may hold what a visitor typed.
 */

interface ErrorReport {
  readonly kind: 'error' | 'policy' | 'file';
  /** The error's type, the CSP directive, or the name of the element that failed to load. */
  readonly what: string;
  /** Our script with line and column, another site's origin, a word such as `page`, or empty. */
  readonly where: string;
}

/**
 * Returns the part of a URL that may be reported: our script's path, `page` for our other URLs,
 * another site's origin, or a CSP keyword such as `inline`.
 */
export function placeOf(address: string, origin: string): string {
  // Not `URL.parse`, which Safari 17 lacks.
  if (!URL.canParse(address)) return /^[a-z-]*$/.test(address) ? address : '';
  const url = new URL(address);
  if (url.origin === origin)
    return url.pathname.startsWith('/assets/') ? url.pathname : 'page';
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** Describes an uncaught error by its type and the first script in its stack trace. */
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

/** Maximum reports per page load, since errors in a loop say nothing new. */
const MAX_REPORTS = 5;

interface PolicyViolation {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
}

/**
 * Sends a report to `url` for each error, each file that fails to load and each CSP violation: once
 * each, and at most five per page load.
 */
export function reportFaults(url: string): void {
  const { origin } = location;
  const reported = new Set<string>();
  const report = (fault: ErrorReport) => {
    const build = document.querySelector<HTMLMetaElement>(
      `meta[name=${buildMetaName}]`,
    );
    const text = JSON.stringify({
      ...fault,
      // Not the URL in the address bar, which may hold anything.
      page: shownPath(),
      build: build?.content ?? '',
    });
    if (reported.has(text) || reported.size === MAX_REPORTS) return;
    reported.add(text);
    // A text beacon needs no CORS preflight and is sent even if the visitor leaves the page.
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
    // Buffered, to include violations that happened before this script ran.
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
