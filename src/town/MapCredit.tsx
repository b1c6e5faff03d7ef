import { mapNote } from '#site/words/areas.ts';

/** OpenStreetMap's licence asks for a link to this page. */
const LICENCE = 'https://www.openstreetmap.org/copyright';

/** The credit for the map's data. */
export const MapCredit = () => (
  <p className="map-note">
    Coast: ©{' '}
    <a href={LICENCE} className="text-link">
      OpenStreetMap contributors
    </a>
    {`. ${mapNote}`}
  </p>
);
