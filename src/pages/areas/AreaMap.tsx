import coast from '../../../site/coast.generated.json' with { type: 'json' };
import { map } from '../../../site/map.ts';
import { region } from '../../../site/region.ts';
import { homeTown } from '../../domain/home.ts';
import { mapSize, project } from '../../domain/map-projection.ts';
import { paths } from '../../domain/routes.ts';
import { topTowns, towns, type Town } from '../../domain/towns.ts';
import { AppLink } from '../../navigation/AppLink.tsx';

const labelLeft = new Set(map.labelLeft);
const majorTowns = new Set(map.majorTowns);

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
  if (majorTowns.has(town.slug)) return 'map-label';
  return topTowns.includes(town) ? 'map-label map-label-minor' : 'map-label map-label-hidden';
}

function MapTown({ town }: { readonly town: Town }) {
  const { x, y } = project(town);
  const isNamed = topTowns.includes(town);
  const isHome = town === homeTown;
  const left = labelLeft.has(town.slug);
  return (
    <AppLink to={paths.town(town.slug)} className="map-town group" aria-label={town.label}>
      <circle cx={x} cy={y} r="17" fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={isNamed ? 9 : 7}
        fill={isHome ? 'var(--color-go)' : 'var(--color-deep)'}
        className="map-dot"
      />
      <text x={left ? x - 15 : x + 15} y={y + 8} textAnchor={left ? 'end' : 'start'} className={labelClass(town)}>
        {town.label}
      </text>
    </AppLink>
  );
}
