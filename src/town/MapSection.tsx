import { paths } from '../domain/pages.ts';
import { homeTown, neighboursOf, type Town } from '../domain/towns.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { MapCredit } from './MapCredit.tsx';
import { TownMap } from './TownMap.tsx';

interface MapSectionProps {
  readonly town: Town;
  /** Postcode districts served in the town. */
  readonly postcodes: readonly string[];
  /** False if the page already shows the map. */
  readonly withMap?: boolean;
  /** False if the page lists the neighbours elsewhere. */
  readonly withNeighbours?: boolean;
}

/** The section's heading. */
export const mapHeading = (town: Town): string =>
  town === homeTown ? 'Where we start from' : 'Where we would be coming from';

/** Map of a town, its postcode districts, and where we travel from. */
export function MapSection({
  town,
  postcodes,
  withMap = true,
  withNeighbours = true,
}: MapSectionProps) {
  const [Frame, Words] = withMap
    ? (['figure', 'figcaption'] as const)
    : (['div', 'div'] as const);
  return (
    <section aria-labelledby="where">
      <h2 id="where">{mapHeading(town)}</h2>
      <Frame className={withMap ? 'where' : undefined}>
        {withMap && <TownMap town={town} />}
        <Words>
          <p className="mt-3">
            {town === homeTown
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
          {withNeighbours && (
            <p className="mt-2">
              Also in{' '}
              {neighboursOf(town).map(({ slug, label }, index) => (
                <span key={slug}>
                  {index > 0 && ', '}
                  <AppLink to={paths.town(slug)} className="text-link">
                    {label}
                  </AppLink>
                </span>
              ))}
              .
            </p>
          )}
          {withMap && <MapCredit />}
        </Words>
      </Frame>
    </section>
  );
}
