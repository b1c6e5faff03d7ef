import { mapNote } from '#site/words/areas.ts';

/** OpenStreetMap's licence asks for a link to this page. */
const LICENCE = 'https://www.openstreetmap.org/copyright';

/** The credit for the map's data. `short`, under a map in the hero, names OpenStreetMap alone. */
export const MapCredit = ({ short = false }: { readonly short?: boolean }) => (
  <p className={short ? 'map-credit' : 'map-note'}>
    {!short && 'Coast: '}©{' '}
    <a href={LICENCE} className="text-link">
      OpenStreetMap contributors
    </a>
    {!short && `. ${mapNote}`}
  </p>
);
