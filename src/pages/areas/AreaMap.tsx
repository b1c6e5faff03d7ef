import drawn from '#site/map.generated.svg';
import { map } from '#site/map.ts';
import { region } from '#site/region.ts';
import { mapSize, project } from '../../../core/domain/region-map.ts';
import { paths } from '../../../core/domain/pages.ts';
import { homeTown, type Town } from '../../../core/domain/towns.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { dotRadius, townNames, townsOnMap } from './town-names.ts';

const placesBeyond = [...map.waters, ...map.neighbours];

/** The region's map, drawn by `npm run make-map`, with a link at each town. */
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
            <use href={`${drawn}#county`} className="map-county" />
            <use href={`${drawn}#neighbours`} className="map-around" />
            <use
              href={`${drawn}#border`}
              stroke="var(--color-deep)"
              strokeWidth="1.6"
              strokeDasharray="8 3 2 3"
              className="map-border"
            />
          </>
        ) : (
          <rect {...mapSize} className="map-county" />
        )}
        <use href={`${drawn}#water`} />
        {placesBeyond.map(({ label, x, y }, index) => (
          <text
            key={label}
            x={x}
            y={y}
            className={
              index < map.waters.length ? 'map-sea' : 'map-sea map-beyond'
            }
          >
            {label}
          </text>
        ))}
        {townsOnMap.map((town) => (
          <MapTown key={town.slug} town={town} />
        ))}
      </svg>
    </nav>
  );
}

function MapTown({ town }: { readonly town: Town }) {
  const place = project(town);
  const at = {
    cx: Number(place.x.toFixed(1)),
    cy: Number(place.y.toFixed(1)),
  };
  const name = townNames.get(town);
  return (
    <AppLink
      to={paths.town(town.slug)}
      className="map-town"
      aria-label={town.label}
    >
      <circle {...at} r="17" fill="transparent" />
      <circle
        {...at}
        r={dotRadius(town)}
        fill={town === homeTown ? 'var(--color-go)' : 'var(--color-deep)'}
        className="map-dot"
      />
      {name && (
        <>
          {name.far > 0 && (
            <path
              d={`M${at.cx} ${at.cy}L${name.x} ${name.y - 12}`}
              fill="none"
              stroke="var(--color-ink)"
              strokeWidth="2.5"
              className="map-lead"
            />
          )}
          <text
            x={name.x}
            y={name.y}
            textAnchor={name.anchor}
            className={`map-label map-label-${name.shown}`}
          >
            {town.label}
          </text>
        </>
      )}
    </AppLink>
  );
}
