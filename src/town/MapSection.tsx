import { drawn } from '../../core/domain/region-map.ts';
import { homeTown, type Town } from '../../core/domain/towns.ts';
import { MapCredit } from './MapCredit.tsx';
import { TownMap } from './TownMap.tsx';

interface MapSectionProps {
  readonly town: Town;
  /** Postcode districts served in the town. */
  readonly postcodes: readonly string[];
}

/** Where a town is, which of its districts are served and where we come from. */
export function MapSection({ town, postcodes }: MapSectionProps) {
  const isHome = town === homeTown;
  const words = (
    <p className="mt-3">
      {isHome
        ? `We are based in ${town.label}`
        : `We come out from ${homeTown.label}`}{' '}
      and serve{' '}
      {postcodes.map((postcode) => (
        <span key={postcode} className="postcode">
          {postcode}
        </span>
      ))}
    </p>
  );
  return (
    <section aria-labelledby="where">
      <h2 id="where">
        {isHome ? 'Where we are based' : 'Where we set out from'}
      </h2>
      {/* Without a coast the map would show only dots. */}
      {drawn.coast ? (
        <figure className="where">
          <TownMap town={town} />
          <figcaption>
            {words}
            <MapCredit />
          </figcaption>
        </figure>
      ) : (
        words
      )}
    </section>
  );
}
