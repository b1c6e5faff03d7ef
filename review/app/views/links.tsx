import { linkRadial, pointRadial } from 'd3-shape';
import { at, mapGet } from '../../../src/domain/assert-defined.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { addressOf, useAddress } from '../address.tsx';
import { linksSection } from '../page/sections.tsx';
import { edges, pageAt, reachable } from '../report.ts';
import type { View } from './list-view.tsx';

const SIZE = 680;
const RADIUS = SIZE / 2 - 12;

interface Place {
  readonly angle: number;
  readonly radius: number;
}

const places = layOut();

/** Rings are clicks from the home page, and within one the kinds and services. Pages of one town stand in one direction. */
function layOut(): ReadonlyMap<ReportPage, Place> {
  const ringOf = ({ depth, kind, path }: ReportPage) =>
    `${depth ?? 99} ${kind} ${kind === 'townService' ? path.slice(path.lastIndexOf('/')) : ''}`;
  const rings = [...Map.groupBy(reachable, ringOf)].sort(
    ([a], [b]) => parseInt(a, 10) - parseInt(b, 10),
  );
  return new Map(
    rings.flatMap(([, pages], ring) =>
      pages.map((page, index) => {
        const angle = (2 * Math.PI * (index + 0.5)) / pages.length;
        return [
          page,
          { angle, radius: (RADIUS * ring) / Math.max(1, rings.length - 1) },
        ] as const;
      }),
    ),
  );
}

const curve = linkRadial<
  { readonly source: Place; readonly target: Place },
  Place
>()
  .angle(({ angle }) => angle)
  .radius(({ radius }) => radius);

/** All pages in rings, and the links of one. The select beside it does for the keyboard what a press on a dot does. */
function LinkGraph({ page }: { readonly page: ReportPage }) {
  const source = mapGet(places, page);
  const near = {
    in: new Set(
      edges.flatMap(({ from, to }) => (to === page.path ? from : [])),
    ),
    out: new Set(
      edges.flatMap(({ from, to }) => (from === page.path ? to : [])),
    ),
  };
  return (
    <svg
      className="graph"
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      aria-label="Pages in rings by clicks from the home page"
    >
      {Object.entries(near).map(([direction, paths]) =>
        [...places].map(
          ([{ path }, target]) =>
            paths.has(path) && (
              <path
                key={path}
                className={`edge ${direction}`}
                d={curve({ source, target }) ?? undefined}
              />
            ),
        ),
      )}
      {[...places].map(([{ path }, { angle, radius }]) => {
        const [x, y] = pointRadial(angle, radius);
        const isNear = near.in.has(path) || near.out.has(path);
        const [kind, size] =
          path === page.path ? ['self', 7] : isNear ? ['near', 5] : ['', 3.5];
        return (
          <a
            key={path}
            href={addressOf('links', { at: path })}
            aria-label={path}
            tabIndex={-1}
          >
            <circle className={`dot ${kind}`} cx={x} cy={y} r={size}>
              <title>{path}</title>
            </circle>
          </a>
        );
      })}
    </svg>
  );
}

const shownFirst =
  reachable.find(({ kind }) => kind === 'hub') ?? at(reachable, 0);
const byLinks = addressOf('pages', {
  columnVisibility: { 'content-in': true, out: true, 'content-out': true },
  sorting: [{ id: 'content-in', desc: false }],
});

/** The graph of links with one page's shown. */
export const links: View = {
  id: 'links',
  label: 'Links',
  lede: (
    <>
      Pages in rings by clicks from the home page, services one by one. The
      lines are links in content, without the menu: green ones lead away, amber
      ones in. All figures are in <a href={byLinks}>the table of pages</a>.
    </>
  ),
  Content: function LinksView() {
    const { state, change } = useAddress();
    const page = pageAt(state.at ?? '') ?? shownFirst;
    return (
      <div className="graph-and-page">
        <LinkGraph page={page} />
        <div className="table-view">
          <p>
            <label>
              Page{' '}
              <select
                id="graph-page"
                value={page.path}
                onChange={({ target }) => change({ at: target.value })}
              >
                {reachable.map(({ path }) => (
                  <option key={path}>{path}</option>
                ))}
              </select>
            </label>{' '}
            <a href={addressOf('pages', { at: page.path })}>In the table</a>
          </p>
          <linksSection.Content page={page} />
        </div>
      </div>
    );
  },
};
