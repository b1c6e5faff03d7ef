import drawn from '../../site/map.generated.svg';
import { mapNote } from '../../site/words/areas.ts';
import { MAP_MARGIN, mapSize } from '../domain/maps/region-map.ts';

/** Where OpenStreetMap says under which licence it is, which its credit links to. */
const LICENCE = 'https://www.openstreetmap.org/copyright';

interface MapPartProps {
  /** Of the drawing that `npm run make-map` makes. */
  readonly id: 'county' | 'neighbours' | 'border' | 'moors' | 'rivers' | 'banks' | 'water' | 'estuaries';
  readonly className: string;
}

/** A part of the region's map: one file for all pages, coloured by each. */
export const MapPart = ({ id, className }: MapPartProps) => <use href={`${drawn}#${id}`} className={className} />;

/** All that the drawing covers, as land: the water over it leaves the coast. */
export const MapGround = ({ className }: { readonly className: string }) => (
  <rect
    x={-MAP_MARGIN}
    y={-MAP_MARGIN}
    width={mapSize.width + 2 * MAP_MARGIN}
    height={mapSize.height + 2 * MAP_MARGIN}
    className={className}
  />
);

/** Sea and estuaries with their shores. */
export const MapWater = () => (
  <>
    <MapPart id="banks" className="map-bank" />
    <MapPart id="water" className="map-water" />
    <MapPart id="estuaries" className="map-estuary" />
  </>
);

/** Whose coast a map shows, as its licence asks for; `short` where it stands on the map itself, without what else it is drawn from. */
export const MapCredit = ({ short = false }: { readonly short?: boolean }) => (
  <p className={short ? 'map-corner' : 'map-note'}>
    {!short && 'Coast: '}©{' '}
    <a href={LICENCE} className="text-link">
      OpenStreetMap contributors
    </a>
    {!short && `. ${mapNote}`}
  </p>
);
