import { buildMetaName } from '../domain/rendering.ts';
import { errorReport, fileReport, policyReport, type ErrorReport } from './fault-report.ts';

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
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
    // The page's own address, which is one of ours whatever the visitor has asked for.
    const page = URL.parse(attribute('link[rel=canonical]', 'href'))?.pathname ?? '';
    const text = JSON.stringify({ ...fault, page, build: attribute(`meta[name=${buildMetaName}]`, 'content') });
    if (reported.has(text) || reported.size === MAX_REPORTS) return;
    reported.add(text);
    // As plain text, which asks no leave of another origin and outlives the page.
    navigator.sendBeacon(url, text);
  };

  addEventListener('unhandledrejection', ({ reason }) => report(errorReport(reason, origin)));
  addEventListener(
    'error',
    ({ error, target }) => {
      if (!(target instanceof Element)) return report(errorReport(error, origin));
      const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
      report(fileReport(target.tagName, new URL(address, origin).href, origin));
    },
    true,
  );
  if ('ReportingObserver' in globalThis) {
    // It knows of those, too, that came before this script.
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports) {
          const { effectiveDirective, blockedURL } = body as unknown as PolicyViolation;
          report(policyReport(effectiveDirective, blockedURL ?? '', origin));
        }
      },
      { types: ['csp-violation'], buffered: true },
    ).observe();
  } else {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      report(policyReport(effectiveDirective, blockedURI, origin)),
    );
  }
}
