import { scaleQuantize } from 'd3-scale';
import type { ReportPage } from '../../report-types.ts';
import { pageAddress } from '../address.ts';
import { pageAt, percent, report } from '../data/report.ts';
import { SaveButtons } from '../table/SaveButtons.tsx';

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

const columns = [
  { title: 'Hub', pathOf: (town: string) => `${report.townStart}${town}` },
  ...report.services.map(({ slug, name }) => ({
    title: name,
    pathOf: (town: string) => `${report.townStart}${town}/${slug}`,
  })),
];
const steps = [0, 1, 2, 3, 4];
const BEYOND = 5;

/** A share of every town's pages, towns down and services across, with its legend. */
export function HeatMap({ label, name, valueOf, bound = Infinity, isInverted = false }: HeatMapProps) {
  const shareAt = (path: string) => {
    const page = pageAt(path);
    return page && valueOf(page);
  };
  const shares = report.towns.flatMap(({ slug }) => columns.flatMap(({ pathOf }) => shareAt(pathOf(slug)) ?? []));
  const within = shares.filter((share) => share <= bound);
  const lowest = Math.min(...within, 1);
  const colour = scaleQuantize<number>()
    .domain([lowest, Math.max(...within, lowest)])
    .range(isInverted ? steps.toReversed() : steps);
  const cell = (path: string, where: string) => {
    const share = shareAt(path);
    if (share === undefined) return <td key={path}>–</td>;
    return (
      <td key={path} className={`step-${share > bound ? BEYOND : colour(share)}`}>
        <a href={pageAddress(path)} aria-label={`${where}: ${percent(share)}`}>
          {percent(share)}
        </a>
      </td>
    );
  };
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
              { label: 'Town', value: ({ label: town }) => town },
              ...columns.map(({ title, pathOf }) => ({
                label: title,
                value: ({ slug }: { readonly slug: string }) => shareAt(pathOf(slug)) ?? '',
              })),
            ]}
            rows={() => report.towns}
          />
        </li>
      </ul>
      <div className="scroller" role="region" aria-label={label} tabIndex={0}>
        <table className="heat" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Town</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.towns.map(({ slug, label: town }) => (
              <tr key={slug}>
                <th scope="row">{town}</th>
                {columns.map(({ title, pathOf }) => cell(pathOf(slug), `${town}, ${title}`))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
