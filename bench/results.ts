import { median, row, tableHead } from './harness.ts';
import type { Usage } from './run-build.ts';
import type { Tool } from './tools.ts';

/** What is timed, in this order. */
export const steps = ['cold', 'warm', 'change'] as const;
export type Step = (typeof steps)[number];

/** What a tool did at one size. */
export interface Result {
  readonly tool: Tool;
  readonly routes: number;
  /** Milliseconds of every run. */
  readonly times: Readonly<Record<Step, number[]>>;
  usage?: Usage;
  /** Why it has no figures. */
  failure?: string;
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const count = (value: number) => Math.round(value).toLocaleString('en-GB');

/** Median with the range, or the median alone where there was one run. */
function spread(times: readonly number[]): string {
  const middle = `**${seconds(median(times))}**`;
  return times.length > 1 ? `${middle} (${seconds(Math.min(...times))}–${seconds(Math.max(...times))})` : middle;
}

/** A table in Markdown of everything measured. */
export function formatResults(results: readonly Result[]): string {
  const titles = ['', 'Routes', 'Cold, s', 'Nothing changed, s', 'One town changed, s', 'Peak memory, MB'];
  return [
    tableHead([...titles, 'Processor time cold, s']),
    ...results.map(({ tool, routes, times, usage, failure }) => {
      if (failure !== undefined)
        return row([tool.title, count(routes), `failed: ${failure.replaceAll('|', '\\|')}`, '', '', '', '']);
      return row([
        tool.title,
        count(routes),
        ...steps.map((step) => spread(times[step])),
        usage ? count(usage.peakBytes / 2 ** 20) : '–',
        usage ? usage.cpuSeconds.toFixed(1) : '–',
      ]);
    }),
  ].join('\n');
}
