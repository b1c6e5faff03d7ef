import coast from '../../content/devon-coast.generated.json' with { type: 'json' };
import { business } from '../../../site/business.ts';
import { mapSize, project } from '../../domain/map-projection.ts';
import { paths } from '../../domain/routes.ts';
import { topTowns, towns, type Town } from '../../domain/towns.ts';
import { AppLink } from '../../navigation/AppLink.tsx';

/** Towns whose name would run into another's to the right of its dot. */
const labelLeft = new Set(['bideford', 'plymouth', 'newton-abbot', 'paignton']);

/** Towns that keep their name on a small screen. */
const majorTowns = new Set(['exeter', 'plymouth', 'torquay', 'barnstaple', 'exmouth', 'tiverton', 'honiton']);

/** Devon with a dot a town, each a link. The list beside it says the same in words. */
export function DevonMap() {
  return (
    <nav aria-label="Map of the towns we serve">
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="h-auto w-full rounded-card bg-glass"
        role="group"
        aria-label="Map of Devon"
      >
        <path d={coast.path} fill="#fff" stroke="#0e6a6c" strokeWidth="2" strokeLinejoin="round" />
        <text x={40} y={70} className="map-sea">
          Bristol Channel
        </text>
        <text x={640} y={830} className="map-sea">
          English Channel
        </text>
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
  const isHome = town.label === business.address.city;
  const left = labelLeft.has(town.slug);
  return (
    <AppLink to={paths.town(town.slug)} className="map-town group" aria-label={town.label}>
      <circle cx={x} cy={y} r="17" fill="transparent" />
      <circle cx={x} cy={y} r={isNamed ? 9 : 7} fill={isHome ? '#15733b' : '#0a4a50'} className="map-dot" />
      <text x={left ? x - 15 : x + 15} y={y + 8} textAnchor={left ? 'end' : 'start'} className={labelClass(town)}>
        {town.label}
      </text>
    </AppLink>
  );
}
