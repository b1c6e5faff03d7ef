import { linkRadial, pointRadial } from 'd3-shape';
import { at, mapGet } from '../../../src/domain/assert-defined.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { linksSection } from '../page/sections.tsx';
import { edges, pageAt, reachable } from '../report.ts';
import { addressOf, useViewState } from '../state.tsx';
import { View } from '../View.tsx';

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
  const rings = [...Map.groupBy(reachable, ringOf)].sort(([a], [b]) => parseInt(a, 10) - parseInt(b, 10));
  return new Map(
    rings.flatMap(([, pages], ring) =>
      pages.map((page, index) => {
        const angle = (2 * Math.PI * (index + 0.5)) / pages.length;
        return [page, { angle, radius: (RADIUS * ring) / Math.max(1, rings.length - 1) }] as const;
      }),
    ),
  );
}

const curve = linkRadial<{ readonly source: Place; readonly target: Place }, Place>()
  .angle(({ angle }) => angle)
  .radius(({ radius }) => radius);
const pathOf = (from: ReportPage, to: ReportPage) =>
  curve({ source: mapGet(places, from), target: mapGet(places, to) }) ?? '';

interface LinkGraphProps {
  /** The page whose links are drawn. */
  readonly page: ReportPage;
  readonly onChoose: (path: string) => void;
}

/** All pages in rings. The select beside it does for the keyboard what a press on a dot does. */
function LinkGraph({ page, onChoose }: LinkGraphProps) {
  const pagesAt = (paths: readonly string[]) => [...new Set(paths)].flatMap((path) => pageAt(path) ?? []);
  const out = pagesAt(edges.filter(({ from }) => from === page.path).map(({ to }) => to));
  const into = pagesAt(edges.filter(({ to }) => to === page.path).map(({ from }) => from));
  return (
    <svg
      className="graph"
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      role="img"
      aria-label="Pages in rings by clicks from the home page"
    >
      {into.map((other) => (
        <path key={`in ${other.path}`} className="edge in" d={pathOf(other, page)} />
      ))}
      {out.map((other) => (
        <path key={`out ${other.path}`} className="edge out" d={pathOf(page, other)} />
      ))}
      {[...places].map(([each, { angle, radius }]) => {
        const [x, y] = pointRadial(angle, radius);
        const isNear = out.includes(each) || into.includes(each);
        return (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <circle
            key={each.path}
            className={each === page ? 'dot self' : isNear ? 'dot near' : 'dot'}
            cx={x}
            cy={y}
            r={each === page ? 7 : isNear ? 5 : 3.5}
            onClick={() => onChoose(each.path)}
          >
            <title>{each.path}</title>
          </circle>
        );
      })}
    </svg>
  );
}

const shownFirst = reachable.find(({ kind }) => kind === 'hub') ?? at(reachable, 0);
const columnVisibility = { 'content-in': true, out: true, 'content-out': true };

/** The graph of links with one page's shown. */
export function LinksView() {
  const [state, change] = useViewState();
  const page = pageAt(state.at ?? '') ?? shownFirst;
  const byLinks = addressOf('pages', { columnVisibility, sorting: [{ id: 'content-in', desc: false }] });
  return (
    <View
      title="Links"
      lede={
        <>
          Pages in rings by clicks from the home page, services one by one. The lines are links in content, without the
          menu: green ones lead away, amber ones in. All figures are in <a href={byLinks}>the table of pages</a>.
        </>
      }
    >
      <div className="graph-and-page">
        <LinkGraph page={page} onChoose={(path) => change({ at: path })} />
        <div>
          <label>
            Page{' '}
            <select id="graph-page" value={page.path} onChange={({ target }) => change({ at: target.value })}>
              {reachable.map(({ path }) => (
                <option key={path}>{path}</option>
              ))}
            </select>
          </label>{' '}
          <a href={addressOf('pages', { at: page.path })}>In the table</a>
          <linksSection.Content page={page} />
        </div>
      </div>
    </View>
  );
}
