import { mapNote } from '#site/words/areas.ts';
import { drawn } from '../domain/region-map.ts';

/** OpenStreetMap's licence asks for a link to this page. */
const LICENCE = 'https://www.openstreetmap.org/copyright';

/** The credit for what the map shows. */
export function MapCredit() {
  const border = drawn.border ? 'County border: Natural Earth. ' : '';
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
