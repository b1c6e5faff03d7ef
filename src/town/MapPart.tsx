import type { SVGProps } from 'react';
import drawn from '../../site/map.generated.svg';
import { mapNote } from '../../site/words/areas.ts';
import { MAP_MARGIN, mapSize } from '../domain/maps/region-map.ts';

/** Where OpenStreetMap says under which licence it is, which its credit links to. */
const LICENCE = 'https://www.openstreetmap.org/copyright';

interface MapPartProps extends SVGProps<SVGUseElement> {
  /** Of the drawing that `npm run make-map` makes. */
  readonly id: 'county' | 'neighbours' | 'border' | 'moors' | 'rivers' | 'banks' | 'water' | 'estuaries';
}

/** A part of the region's map: one file for all pages, in the colours of each. */
export const MapPart = ({ id, ...looks }: MapPartProps) => <use href={`${drawn}#${id}`} {...looks} />;

/** All that the drawing covers, as land: the water over it leaves the coast. */
export const MapGround = (looks: SVGProps<SVGRectElement>) => (
  <rect
    x={-MAP_MARGIN}
    y={-MAP_MARGIN}
    width={mapSize.width + 2 * MAP_MARGIN}
    height={mapSize.height + 2 * MAP_MARGIN}
    {...looks}
  />
);

/** Moors and rivers on the land. */
export const MapInland = () => (
  <>
    <MapPart id="moors" fill="var(--color-moor)" />
    <MapPart id="rivers" stroke="var(--color-river)" strokeWidth="1.4" />
  </>
);

/** Sea and estuaries with their shores, over the land. */
export const MapWater = () => (
  <>
    <MapPart id="banks" stroke="var(--color-shore)" />
    <MapPart id="water" fill="var(--color-glass)" stroke="var(--color-shore)" strokeWidth="1.25" />
    <MapPart id="estuaries" stroke="var(--color-glass)" />
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
