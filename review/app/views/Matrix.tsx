import { scaleQuantize } from 'd3-scale';
import type { ReportPage } from '../../report-types.ts';
import { pageAt, percent, report } from '../report.ts';
import { pageAddress } from '../state.ts';
import { SaveButtons } from '../table/SaveButtons.tsx';

export interface MatrixCell {
  readonly text: string;
  readonly href: string;
  /** Says what the text is of. */
  readonly label: string;
  readonly className?: string;
  /** Length of the bar below the text, from 0 to 1. */
  readonly bar?: number;
}

interface MatrixProps {
  readonly label: string;
  readonly className: string;
  /** The head above the rows' names. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly (MatrixCell | undefined)[] }[];
}

/** A table of links by two things, such as towns down and services across. */
export const Matrix = ({ label, className, corner, columns, rows }: MatrixProps) => (
  <div className="scroller" role="region" aria-label={label} tabIndex={0}>
    <table className={className} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} className={cell?.className}>
                {cell ? (
                  <a href={cell.href} aria-label={cell.label}>
                    {cell.text}
                  </a>
                ) : (
                  '–'
                )}
                {cell?.bar !== undefined && (
                  <span className="bar" style={{ width: `${Math.round(cell.bar * 100)}%` }} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface HeatMapProps {
  readonly label: string;
  /** Name of the saved files. */
  readonly name: string;
  /** A share from 0 to 1; undefined where a page has none. */
  readonly valueOf: (page: ReportPage) => number | undefined;
  /** Above it a share has a colour of its own. */
  readonly bound?: number;
  /** Where more is better the strongest colour is for the least. */
  readonly isInverted?: boolean;
}

const services = [{ slug: '', name: 'Hub' }, ...report.services];
const steps = [0, 1, 2, 3, 4];
const BEYOND = 5;

/** A share of every town's pages, towns down and services across, with its legend. */
export function HeatMap({ label, name, valueOf, bound = Infinity, isInverted = false }: HeatMapProps) {
  const rows = report.towns.map((town) => ({
    town: town.label,
    shares: services.map(({ slug }) => {
      const page = pageAt(`${report.townStart}${town.slug}${slug && `/${slug}`}`);
      const share = page && valueOf(page);
      return page && share !== undefined ? { path: page.path, share } : undefined;
    }),
  }));
  const within = rows.flatMap(({ shares }) => shares.flatMap((cell) => cell?.share ?? [])).filter((it) => it <= bound);
  const least = Math.min(...within, 1);
  const colour = scaleQuantize<number>()
    .domain([least, Math.max(...within, least)])
    .range(isInverted ? steps.toReversed() : steps);
  return (
    <div className="heat-map">
      <ul className="legend" aria-label="Colours">
        {steps.map((step) => (
          <li key={step} className={`step-${step}`}>
            {colour.invertExtent(step).map(percent).join(' to ')}
          </li>
        ))}
        {Number.isFinite(bound) && <li className={`step-${BEYOND}`}>over {percent(bound)}</li>}
        <li>
          <SaveButtons
            name={name}
            columns={[
              { label: 'Town', value: ({ town }) => town },
              ...services.map((service, index) => ({
                label: service.name,
                value: ({ shares }: (typeof rows)[number]) => shares[index]?.share ?? '',
              })),
            ]}
            rows={() => rows}
          />
        </li>
      </ul>
      <Matrix
        label={label}
        className="heat"
        corner="Town"
        columns={services.map((service) => service.name)}
        rows={rows.map(({ town, shares }) => ({
          name: town,
          cells: shares.map((cell, index) => {
            if (!cell) return undefined;
            const text = percent(cell.share);
            return {
              text,
              href: pageAddress(cell.path),
              label: `${town}, ${services[index]?.name}: ${text}`,
              className: `step-${cell.share > bound ? BEYOND : colour(cell.share)}`,
            };
          }),
        }))}
      />
    </div>
  );
}
