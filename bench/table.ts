import type { Result, Step } from './measure-size.ts';
import { ours } from './tools.ts';

const MS = 1000;
const MEGA = 2 ** 20;

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const seconds = (ms: number) => (ms / MS).toFixed(2);
const count = (value: number) => value.toLocaleString('en-GB');
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const nameOf = (title: string, version: string | undefined) => (version === undefined ? title : `${title} ${version}`);

/** Median with the range, or the median alone where there was one run. */
function spread(times: readonly number[]): string {
  const middle = `**${seconds(median(times))}**`;
  return times.length > 1 ? `${middle} (${seconds(Math.min(...times))}–${seconds(Math.max(...times))})` : middle;
}

/** Markdown for everything measured: a table a size, then each tool in times as long as this project. */
export function formatResults(results: readonly Result[], versionOf: (name: string) => string | undefined): string {
  const sizes = [...new Set(results.map(({ routes }) => routes))].sort((a, b) => a - b);
  const tables = sizes.map((routes) =>
    sizeTable(
      routes,
      results.filter((result) => result.routes === routes),
      versionOf,
    ),
  );
  return [...tables, ...ratioTable(sizes, results)].join('\n\n');
}

function sizeTable(
  routes: number,
  results: readonly Result[],
  versionOf: (name: string) => string | undefined,
): string {
  const rows = results.map(({ tool, times, usage, failure }) => {
    const name = nameOf(tool.title, versionOf(tool.name));
    if (failure !== undefined) return line([name, `failed: ${failure.replaceAll('|', '\\|')}`, '', '', '', '', '']);
    const of = (step: Step) => spread(times[step]);
    return line([
      name,
      of('cold'),
      of('warm'),
      of('change'),
      count(Math.round((routes * MS) / median(times.cold))),
      usage ? count(Math.round(usage.peakBytes / MEGA)) : '–',
      usage ? usage.cpuSeconds.toFixed(1) : '–',
    ]);
  });
  return [
    `### ${count(routes)} routes`,
    '',
    line([
      '',
      'Cold, s',
      'Nothing changed, s',
      'One town changed, s',
      'Routes a second, cold',
      'Peak memory, MB',
      'Processor time cold, s',
    ]),
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** How many times as long as this project each other tool takes; none where this project was not measured. */
function ratioTable(sizes: readonly number[], results: readonly Result[]): string[] {
  const rows = sizes.flatMap((routes) => {
    const measured = results.filter((result) => result.routes === routes && result.failure === undefined);
    const own = measured.find(({ tool }) => tool === ours);
    if (!own) return [];
    const times = (result: Result, step: Step) => (median(result.times[step]) / median(own.times[step])).toFixed(2);
    return measured
      .filter((result) => result !== own)
      .map((result) =>
        line([result.tool.title, count(routes), times(result, 'cold'), times(result, 'warm'), times(result, 'change')]),
      );
  });
  const head = line(['', 'Routes', 'Cold', 'Nothing changed', 'One town changed']);
  return rows.length === 0
    ? []
    : [['### Times as long as this project', '', head, '|---|---|---|---|---|', ...rows].join('\n')];
}
