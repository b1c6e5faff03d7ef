import coast from '../../../site/coast.generated.json' with { type: 'json' };
import { moors } from '../../../site/map-features.ts';
import { map } from '../../../site/map.ts';
import { region } from '../../../site/region.ts';
import { drawCurve } from '../../domain/cut-coast.ts';
import { homeTown } from '../../domain/home.ts';
import { mapSize, project } from '../../domain/map-projection.ts';
import { placeLabels, type PlacedLabel } from '../../domain/place-labels.ts';
import { paths } from '../../domain/routes.ts';
import { topTowns, towns, type Town } from '../../domain/towns.ts';
import { AppLink } from '../../navigation/AppLink.tsx';

const labelLeft = new Set(map.labelLeft);
const majorTowns = new Set(map.majorTowns);

/** Letters of a name that is always shown, as large as on a phone, and of one that wide screens show. */
const FONT = { major: 38, minor: 24 } as const;
const radius = (town: Town) => (topTowns.includes(town) ? 9 : 7);

/** Places of the names that stand on the map all the time, off every dot; a name without such a place shows when it is pointed at. */
function placeNames(): ReadonlyMap<Town, PlacedLabel> {
  const named = [...topTowns].sort(
    (one, other) => Number(majorTowns.has(other.slug)) - Number(majorTowns.has(one.slug)),
  );
  const dotOf = (town: Town) => ({ ...project(town), r: radius(town) });
  const labels = placeLabels(
    named.map((town) => ({
      ...dotOf(town),
      text: town.label,
      fontSize: majorTowns.has(town.slug) ? FONT.major : FONT.minor,
    })),
    { left: 0, top: 0, right: mapSize.width, bottom: mapSize.height },
    towns.filter((town) => !named.includes(town)).map(dotOf),
  );
  return new Map(named.flatMap((town, index) => (labels[index] ? [[town, labels[index]] as const] : [])));
}

const names = placeNames();

/** The region with a dot a town, each a link. The list beside it says the same in words. */
export function AreaMap() {
  return (
    <nav aria-label="Map of the towns we serve">
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="h-auto w-full rounded-card bg-glass"
        role="group"
        aria-label={`Map of ${region.county}`}
      >
        <path
          d={coast.path}
          fill="var(--color-white)"
          stroke="var(--color-sea)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {moors.map(({ name, outline }) => (
          <path
            key={name}
            d={drawCurve(
              outline.map(([lat, lon]) => project({ lat, lon })),
              true,
            )}
            className="map-moor"
          />
        ))}
        {map.waters.map(({ label, x, y }) => (
          <text key={label} x={x} y={y} className="map-sea">
            {label}
          </text>
        ))}
        {towns.map((town) => (
          <MapTown key={town.slug} town={town} />
        ))}
      </svg>
      <p className="mt-2 text-sm text-slate">Coastline: Natural Earth. Coordinates: GeoNames, CC BY 4.0.</p>
    </nav>
  );
}

function labelClass(town: Town): string {
  if (!names.has(town)) return 'map-label map-label-hidden';
  return majorTowns.has(town.slug) ? 'map-label' : 'map-label map-label-minor';
}

function MapTown({ town }: { readonly town: Town }) {
  const { x, y } = project(town);
  const left = labelLeft.has(town.slug);
  const label = names.get(town) ?? { x: left ? x - 15 : x + 15, y: y + 8, anchor: left ? 'end' : 'start' };
  return (
    <AppLink to={paths.town(town.slug)} className="map-town group" aria-label={town.label}>
      <circle cx={x} cy={y} r="17" fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={radius(town)}
        fill={town === homeTown ? 'var(--color-go)' : 'var(--color-deep)'}
        className="map-dot"
      />
      <text x={label.x} y={label.y} textAnchor={label.anchor} className={labelClass(town)}>
        {town.label}
      </text>
    </AppLink>
  );
}
