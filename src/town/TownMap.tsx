import { memo } from 'react';
import { homeTown } from '../domain/home.ts';
import { paths } from '../domain/routes.ts';
import type { Town } from '../domain/towns.ts';
import { townMapSize, townMapView, type MapTown } from './town-map.ts';

interface TownMapProps {
  readonly town: Town;
  /** Fills the frame it stands in, whatever its shape. */
  readonly fill?: boolean;
}

/** The coast round a town with its neighbours as links and the way home. */
export const TownMap = memo(function TownMap({ town, fill = false }: TownMapProps) {
  const view = townMapView(town);
  const neighbours = view.towns.filter(({ kind }) => kind === 'neighbour').map((dot) => dot.town.label);
  return (
    <svg
      viewBox={`0 0 ${townMapSize.width} ${townMapSize.height}`}
      className={fill ? 'town-map town-map-fill' : 'town-map'}
      role="group"
      aria-label={`Map of ${town.label} and round about: ${neighbours.join(', ')}`}
    >
      <path d={view.land} className="map-land" />
      {view.moors.map(({ name, path }) => (
        <path key={name} d={path} className="map-moor" />
      ))}
      {view.rivers.map((path) => (
        <path key={path} d={path} className="map-river" />
      ))}
      {view.wayHome && (
        <path
          d="M-9-5L3 0-9 5z"
          transform={`translate(${view.wayHome.x} ${view.wayHome.y}) rotate(${view.wayHome.degrees})`}
          className="map-home"
        />
      )}
      {[...view.towns].reverse().map((dot) => (
        <Dot key={dot.town.slug} dot={dot} href={dot.kind === 'here' ? undefined : paths.town(dot.town.slug)} />
      ))}
    </svg>
  );
});

const homeLabel = (town: Town) => (town === homeTown ? `${town.label}, where we come from` : town.label);

function Dot({ dot, href }: { readonly dot: MapTown; readonly href: string | undefined }) {
  const { x, y, r, kind, label, town } = dot;
  if (kind === 'other') return <circle cx={x} cy={y} r={r} className="map-other" />;
  const mark = (
    <>
      {href && <circle cx={x} cy={y} r="12" className="map-touch" />}
      {kind === 'here' && <circle cx={x} cy={y} r="13" className="map-ring" />}
      <circle cx={x} cy={y} r={r} className={`map-${kind}`} />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor} className={`map-name map-name-${kind}`}>
          {town.label}
        </text>
      )}
    </>
  );
  return href ? (
    <a href={href} aria-label={homeLabel(town)} className="map-link">
      {mark}
    </a>
  ) : (
    <g>{mark}</g>
  );
}
