import { mapNote } from '#site/words/areas.ts';
import { drawn } from '../domain/region-map.ts';

/** OpenStreetMap's licence asks for a link to this page. */
const LICENCE = 'https://www.openstreetmap.org/copyright';

/**
 * The credit for what the map shows. `short`, under a map in the hero, names OpenStreetMap alone,
 * which has the coast.
 */
export function MapCredit({ short = false }: { readonly short?: boolean }) {
  const border = drawn.border ? 'County border: Natural Earth. ' : '';
  if (!drawn.coast)
    return short ? null : <p className="map-note">{border + mapNote}</p>;
  return (
    <p className={short ? 'map-credit' : 'map-note'}>
      {!short && 'Coast: '}©{' '}
      <a href={LICENCE} className="text-link">
        OpenStreetMap contributors
      </a>
      {!short && `. ${border}${mapNote}`}
    </p>
  );
}
