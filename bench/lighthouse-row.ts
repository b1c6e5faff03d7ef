import { median } from './harness.ts';

interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
}

/** The fields of Lighthouse's result that we use. */
export interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { readonly title: string; readonly score: number | null }>
    >;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}

/** What Lighthouse says of one page. */
export interface LighthouseRow {
  readonly path: string;
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Core Web Vitals as measured, such as `1.2 s`. */
  readonly vitals: Readonly<Record<string, string>>;
  /** Audits that did not pass. */
  readonly failed: readonly string[];
}

/** The vitals: each with Lighthouse's ID, our name and our format. */
const vitals: readonly (readonly [
  id: string,
  name: string,
  show: (value: number) => string,
])[] = [
  ['largest-contentful-paint', 'LCP', (ms) => `${(ms / 1000).toFixed(1)} s`],
  ['cumulative-layout-shift', 'CLS', (shift) => shift.toFixed(3)],
  ['total-blocking-time', 'TBT', (ms) => `${Math.round(ms)} ms`],
];

/**
 * Sums up the runs of a page: each figure is the median, and an audit failed if any run failed it.
 */
export function rowOf(
  path: string,
  runs: readonly LighthouseResult[],
): LighthouseRow {
  const reports = runs.map(({ lhr }) => lhr);
  const scoreOf = (id: string) =>
    median(reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
  const valuesOf = (id: string) =>
    reports.flatMap(({ audits }) => audits[id]?.numericValue ?? []);
  const failed = reports.flatMap(({ audits }) =>
    Object.keys(audits).filter(
      (id) =>
        audits[id]?.scoreDisplayMode === 'binary' && audits[id].score === 0,
    ),
  );
  return {
    path,
    scores: Object.fromEntries(
      Object.entries(reports[0]?.categories ?? {}).map(([id, { title }]) => [
        title,
        Math.round(scoreOf(id)),
      ]),
    ),
    vitals: Object.fromEntries(
      vitals.flatMap(([id, name, show]) => {
        const values = valuesOf(id);
        return values.length > 0 ? [[name, show(median(values))]] : [];
      }),
    ),
    failed: [...new Set(failed)].sort(),
  };
}
