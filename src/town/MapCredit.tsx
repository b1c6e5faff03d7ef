import { mapNote } from '#site/words/areas.ts';

/** Where OpenStreetMap says under which licence it is, which its credit links to. */
const LICENCE = 'https://www.openstreetmap.org/copyright';

/** Whose coast a map shows, as its licence asks for; `short` where it stands under a map in the opening, without what else it is drawn from. */
export const MapCredit = ({ short = false }: { readonly short?: boolean }) => (
  <p className={short ? 'map-credit' : 'map-note'}>
    {!short && 'Coast: '}©{' '}
    <a href={LICENCE} className="text-link">
      OpenStreetMap contributors
    </a>
    {!short && `. ${mapNote}`}
  </p>
);
