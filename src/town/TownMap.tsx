import drawn from '#site/map.generated.svg';
import { paths } from '../../core/domain/pages.ts';
import type { Town } from '../../core/domain/towns.ts';
import { RING, townMapSize, townMapView, type MapTown } from './town-map.ts';

/** A map of a town, with links to its neighbours and to the home town if that is near. */
export function TownMap({ town }: { readonly town: Town }) {
  const view = townMapView(town);
  const neighbours = view.towns
    .filter(({ kind }) => kind === 'neighbour')
    .map((dot) => dot.town.label);
  return (
    <div className="town-map">
      <img
        src={`${drawn}#svgView(viewBox(${view.frame}))`}
        {...townMapSize}
        alt=""
        loading="lazy"
      />
      <svg
        viewBox={`0 0 ${townMapSize.width} ${townMapSize.height}`}
        role="group"
        aria-label={`Map of ${town.label} and round about: ${neighbours.join(', ')}`}
      >
        {view.towns.toReversed().map((dot) => (
          <Dot key={dot.town.slug} dot={dot} />
        ))}
      </svg>
    </div>
  );
}

const looks = {
  here: {
    fill: 'var(--color-sandstone)',
    stroke: 'var(--color-ink)',
    strokeWidth: '1.5',
  },
  neighbour: { fill: 'var(--color-deep)' },
  home: { fill: 'var(--color-go)' },
} as const;

function Dot({
  dot: { x, y, r, kind, label, town },
}: {
  readonly dot: MapTown;
}) {
  const at = { cx: x, cy: y };
  if (kind === 'other') return <circle {...at} r={r} fill="var(--color-dot)" />;
  const isHere = kind === 'here';
  const mark = (
    <>
      {!isHere && <circle {...at} r="12" fill="transparent" />}
      {isHere && (
        <circle
          {...at}
          r={RING}
          fill="none"
          stroke="var(--color-sandstone)"
          strokeWidth="2.5"
        />
      )}
      <circle {...at} r={r} {...looks[kind]} className={`map-${kind}`} />
      {label && (
        <text
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          className={`map-name map-name-${kind}`}
        >
          {town.label}
        </text>
      )}
    </>
  );
  return isHere ? (
    <g>{mark}</g>
  ) : (
    <a
      href={paths.town(town.slug)}
      aria-label={
        kind === 'home' ? `${town.label}, where we come from` : town.label
      }
      className="map-link"
    >
      {mark}
    </a>
  );
}
