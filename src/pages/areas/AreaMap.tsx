import type { SVGProps } from 'react';
import drawn from '../../../site/map.generated.svg';
import { map } from '../../../site/map.ts';
import { region } from '../../../site/region.ts';
import { homeTown } from '../../domain/home.ts';
import { mapSize, project } from '../../domain/maps/region-map.ts';
import { paths } from '../../domain/routes.ts';
import type { Town } from '../../domain/towns.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { dotRadius, townNames, townsOnMap } from './town-names.ts';

/** The region with a dot a town, each a link; of very many towns with as many as it has room for. The list beside it says the same in words. */
export function AreaMap() {
  return (
    <nav aria-label="Map of the towns we serve">
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="area-map"
        role="group"
        aria-label={`Map of ${region.county}`}
      >
        {map.border.length > 0 ? (
          <>
            <rect {...mapSize} className="map-around" />
            <MapPart id="county" className="map-county" />
            <MapPart id="neighbours" className="map-around" />
          </>
        ) : (
          <rect {...mapSize} className="map-county" />
        )}
        <MapPart id="inland" />
        {map.border.length > 0 && (
          <MapPart
            id="border"
            stroke="var(--color-deep)"
            strokeWidth="1.6"
            strokeDasharray="8 3 2 3"
            className="map-border"
          />
        )}
        <MapPart id="water" />
        {map.waters.map((water) => (
          <MapWords key={water.label} {...water} className="map-sea" />
        ))}
        {map.neighbours.map((neighbour) => (
          <MapWords key={neighbour.label} {...neighbour} className="map-sea map-beyond" />
        ))}
        {townsOnMap.map((town) => (
          <MapTown key={town.slug} town={town} />
        ))}
      </svg>
    </nav>
  );
}

interface MapPartProps extends SVGProps<SVGUseElement> {
  /** Of the drawing that `npm run make-map` makes. */
  readonly id: 'county' | 'neighbours' | 'border' | 'inland' | 'water';
}

const MapPart = ({ id, ...looks }: MapPartProps) => <use href={`${drawn}#${id}`} {...looks} />;

interface MapWordsProps {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly className: string;
}

function MapWords({ label, x, y, className }: MapWordsProps) {
  return (
    <text x={x} y={y} className={className}>
      {label}
    </text>
  );
}

function MapTown({ town }: { readonly town: Town }) {
  const place = project(town);
  const [x, y] = [Number(place.x.toFixed(1)), Number(place.y.toFixed(1))];
  const name = townNames.get(town);
  return (
    <AppLink to={paths.town(town.slug)} className="map-town" aria-label={town.label}>
      <circle cx={x} cy={y} r="17" fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={dotRadius(town)}
        fill={town === homeTown ? 'var(--color-go)' : 'var(--color-deep)'}
        className="map-dot"
      />
      {name && name.far > 0 && (
        <path
          d={`M${x} ${y}L${name.x} ${name.y - 12}`}
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="2.5"
          className="map-lead"
        />
      )}
      {name && (
        <text x={name.x} y={name.y} textAnchor={name.anchor} className={`map-label map-label-${name.shown}`}>
          {town.label}
        </text>
      )}
    </AppLink>
  );
}
