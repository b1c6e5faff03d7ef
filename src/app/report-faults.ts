import { buildMetaName } from '../domain/rendering.ts';

/*
 * What the owner is told of a fault in a visitor's browser: which file and line, which rule, which page. No message, no query and
 * no address beyond a foreign origin is passed on: any of them could hold what a visitor typed.
 */

interface ErrorReport {
  readonly kind: 'error' | 'policy' | 'file';
  /** The error's type, the policy's directive, or the element that loads a file. */
  readonly what: string;
  /** Path of a file of ours with line and column, or another origin, or a word such as `inline`; empty where unknown. */
  readonly where: string;
}

/** An address as it may be told: a path of ours, or the origin of another; a policy's own word as it is. */
export function placeOf(address: string, origin: string): string {
  const url = URL.parse(address);
  if (!url) return /^[a-z-]*$/.test(address) ? address : '';
  if (url.origin === origin)
    return url.pathname.startsWith('/assets/') ? url.pathname : 'page';
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** Of an error that nobody caught, by the first place of ours in its stack. */
export function errorReport(error: unknown, origin: string): ErrorReport {
  const [, address = '', position = ''] =
    /(https?:\/\/[^\s()]+?)((?::\d+){1,2})\)?$/m.exec(
      error instanceof Error ? (error.stack ?? '') : '',
    ) ?? [];
  const name =
    error instanceof Error && /^\w{1,40}$/.test(error.name)
      ? error.name
      : typeof error;
  return {
    kind: 'error',
    what: name,
    where: address && placeOf(address, origin) + position,
  };
}

/** A fault in a loop says nothing new. */
const MAX_REPORTS = 5;

interface PolicyViolation {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
}

/** Tells `url` of script errors, files that do not load and requests that the policy refuses, each kind once and at most five a page. */
export function reportFaults(url: string): void {
  const { origin } = location;
  const reported = new Set<string>();
  const report = (fault: ErrorReport) => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    // The page's own address, which is one of ours whatever the visitor has asked for.
    const page =
      URL.parse(attribute('link[rel=canonical]', 'href'))?.pathname ?? '';
    const text = JSON.stringify({
      ...fault,
      page,
      build: attribute(`meta[name=${buildMetaName}]`, 'content'),
    });
    if (reported.has(text) || reported.size === MAX_REPORTS) return;
    reported.add(text);
    // As plain text, which asks no leave of another origin and outlives the page.
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
      const where = placeOf(new URL(address, origin).href, origin);
      report({ kind: 'file', what: target.tagName.toLowerCase(), where });
    },
    true,
  );
  if ('ReportingObserver' in globalThis) {
    // It knows of those, too, that came before this script.
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
