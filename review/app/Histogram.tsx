import { scaleLinear } from 'd3-scale';
import { assertDefined } from '../../src/domain/assert-defined.ts';
import { countOf } from '../count-of.ts';
import type { ReportPage } from '../report/report-page.ts';
import { pageColumns } from './page/page-columns.tsx';
import { addressOf } from './state.ts';

interface HistogramProps {
  readonly label: string;
  readonly pages: readonly ReportPage[];
  /** Name of the column of pages that holds the figure: each bar leads to its pages. */
  readonly column: string;
  /** A line that no page should cross. */
  readonly bound?: number;
}

const [WIDTH, HEIGHT] = [420, 165];
const FOOT = 22;
const TOP = 18;
const BARS = 12;

/** Number of pages by a figure of theirs. */
export function Histogram({ label, pages, column, bound }: HistogramProps) {
  const { value } = assertDefined(
    pageColumns.find(({ id }) => id === column),
    column,
  );
  const unit = column.endsWith('%') ? '%' : '';
  const values = pages.map((page) => Number(value(page)));
  const [least, most] = [Math.min(...values, bound ?? Infinity), Math.max(...values, bound ?? -Infinity)];
  const x = scaleLinear()
    .domain([least, Math.max(most, least + 1)])
    .nice(BARS)
    .range([4, WIDTH - 4]);
  const ticks = x.ticks(BARS);
  const bins = ticks.slice(0, -1).map((from, index) => {
    const to = ticks[index + 1] ?? from;
    const isLast = index === ticks.length - 2;
    return {
      from,
      to,
      isLast,
      count: values.filter((value) => value >= from && (isLast ? value <= to : value < to)).length,
    };
  });
  const y = scaleLinear()
    .domain([0, Math.max(1, ...bins.map(({ count }) => count))])
    .range([HEIGHT - FOOT, TOP]);
  return (
    <figure className="histogram">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={label}>
        <line className="axis" x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
        {bins.map(({ from, to, isLast, count }) => {
          const where = `${column}>=${from} ${column}${isLast ? '<=' : '<'}${to}`;
          return (
            count > 0 && (
              <a
                key={from}
                href={addressOf('pages', { q: where })}
                aria-label={`${from} to ${to}${unit}: ${countOf(count, 'page')}`}
              >
                <rect
                  x={x(from) + 1}
                  width={Math.max(1, x(to) - x(from) - 2)}
                  y={y(count)}
                  height={HEIGHT - FOOT - y(count)}
                />
                <text x={(x(from) + x(to)) / 2} y={y(count) - 4} textAnchor="middle">
                  {count}
                </text>
              </a>
            )
          );
        })}
        {x.ticks(4).map((tick) => (
          <text
            key={tick}
            className="tick"
            x={x(tick)}
            y={HEIGHT - 6}
            textAnchor={tick === x.domain()[0] ? 'start' : tick === x.domain()[1] ? 'end' : 'middle'}
          >
            {tick}
            {unit}
          </text>
        ))}
        {bound !== undefined && (
          <line className="bound" x1={x(bound)} x2={x(bound)} y1={TOP - 8} y2={HEIGHT - FOOT}>
            <title>{`Bound: ${bound}${unit}`}</title>
          </line>
        )}
      </svg>
    </figure>
  );
}
