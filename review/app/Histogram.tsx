import { scaleLinear } from 'd3-scale';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { countOf } from '../count-of.ts';
import type { ReportPage } from '../report/report-page.ts';
import { pageColumns } from './page/page-columns.tsx';
import { addressOf } from './address.tsx';

interface HistogramProps {
  readonly label: string;
  readonly pages: readonly ReportPage[];
  /** Name of the column of pages that holds the figure: each bar leads to its pages. */
  readonly column: string;
  /** A figure that no page should reach. */
  readonly bound?: number;
}

const BARS = 12;

/** Number of pages by a figure of theirs. */
export function Histogram({
  label,
  pages,
  column,
  bound = Infinity,
}: HistogramProps) {
  const { value } = assertDefined(
    pageColumns.find(({ id }) => id === column),
    column,
  );
  const values = pages.map((page) => Number(value(page)));
  // A little more than the most, since the end of a bar is no part of it.
  const ticks = scaleLinear()
    .domain([Math.min(...values), Math.max(...values) + 0.001])
    .nice(BARS)
    .ticks(BARS);
  const bars = ticks.slice(0, -1).map((from, index) => {
    const to = ticks[index + 1] ?? from;
    return {
      from,
      to,
      count: values.filter((value) => value >= from && value < to).length,
    };
  });
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <figure className="histogram">
      <figcaption>{label}</figcaption>
      <ol>
        {bars.map(({ from, to, count }) => (
          <li key={from} className={from >= bound ? 'bad' : undefined}>
            {count > 0 && (
              <a
                href={addressOf('pages', {
                  q: `${column}>=${from} ${column}<${to}`,
                })}
                aria-label={`${from} to ${to}: ${countOf(count, 'page')}`}
              >
                {count}
                <span
                  className="bar"
                  style={{ blockSize: `${(100 * count) / most}px` }}
                />
              </a>
            )}
            <span className="tick">{from}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
