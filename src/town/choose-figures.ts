import type { CloseUpName } from '../../site/words/close-up-texts.ts';
import { materialFigures, methodFigures, onlyAbove } from '../../site/words/surface-figures.ts';
import type { SurfaceFigure } from '../pack-types/pictures.ts';
import type { Material } from '../domain/profile.ts';
import type { ServiceSlug } from '../domain/services.ts';

/** The least that a service's page shows beside its hero. */
const LEAST_FIGURES = 3;

/** A pack may have no materials. */
const figures: Readonly<Record<string, SurfaceFigure<CloseUpName>>> = materialFigures;
const only: Readonly<Record<string, readonly string[] | undefined>> = onlyAbove;

/**
 * What a service's page shows: the town's materials first, filled up with how the work is done, no picture twice.
 * @param wanted how many, as far as there are pictures
 */
export function chooseFigures(
  service: ServiceSlug,
  materials: readonly Material[],
  wanted: number = LEAST_FIGURES,
): SurfaceFigure<CloseUpName>[] {
  const chosen = materials
    .filter((material) => only[material]?.includes(service) ?? true)
    .flatMap((material) => figures[material] ?? []);
  for (const figure of methodFigures[service]) {
    const isShown = chosen.some(({ pictures }) => pictures[0] === figure.pictures[0]);
    if (chosen.length < Math.max(wanted, LEAST_FIGURES) && !isShown) chosen.push(figure);
  }
  return chosen;
}

/** What a hub shows in its text, part by part: nothing beside the map, then the town's own materials, none twice. */
export const chooseHubFigures = (
  materials: readonly Material[],
): readonly (SurfaceFigure<CloseUpName> | undefined)[] => [
  undefined,
  ...[...new Set(materials)].map((material) => figures[material]),
];
