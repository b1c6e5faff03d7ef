import { mapNote } from '#site/words/areas.ts';
import { drawn } from '../../core/domain/region-map.ts';

/** OpenStreetMap's licence asks for a link to this page. */
const LICENCE = 'https://www.openstreetmap.org/copyright';

interface MapCreditProps {
  /** Whether the map shows the county's border, if one is drawn. */
  readonly withBorder?: boolean;
}

/** The credit for a map's sources. */
export function MapCredit({ withBorder = false }: MapCreditProps) {
  const border =
    withBorder && drawn.border ? 'County border: Natural Earth. ' : '';
  return (
    <p className="map-note">
      {drawn.coast && (
        <>
          Coast: ©{' '}
          <a href={LICENCE} className="text-link">
            OpenStreetMap contributors
          </a>
          {'. '}
        </>
      )}
      {border + mapNote}
    </p>
  );
}
