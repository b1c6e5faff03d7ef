import { homeTown, type Town } from '../domain/towns.ts';
import { MapCredit } from './MapCredit.tsx';
import { TownMap } from './TownMap.tsx';

interface MapSectionProps {
  readonly town: Town;
  /** Postcode districts served in the town. */
  readonly postcodes: readonly string[];
}

/** Where a town lies, which districts are served and where we come from. */
export function MapSection({ town, postcodes }: MapSectionProps) {
  const isHome = town === homeTown;
  return (
    <section aria-labelledby="where">
      <h2 id="where">
        {isHome ? 'Where we start from' : 'Where we would be coming from'}
      </h2>
      <figure className="where">
        <TownMap town={town} />
        <figcaption>
          <p className="mt-3">
            {isHome
              ? `We are based in ${town.label}.`
              : `We come out from ${homeTown.label}.`}{' '}
            Postcode {postcodes.length > 1 ? 'districts' : 'district'} served
            here:{' '}
            {postcodes.map((postcode) => (
              <span key={postcode} className="postcode">
                {postcode}
              </span>
            ))}
          </p>
          <MapCredit />
        </figcaption>
      </figure>
    </section>
  );
}
