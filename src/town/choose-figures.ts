import { materialFigures, methodFigures, onlyAbove, type SurfaceFigure } from '../../site/words/surface-figures.ts';
import type { Material } from '../domain/profile.ts';
import type { ServiceSlug } from '../domain/services.ts';

/** The least that a service's page shows beside its hero. */
export const LEAST_FIGURES = 3;

/** What a service's page shows: the town's materials first, filled up with how the work is done, no picture twice. */
export function chooseFigures(service: ServiceSlug, materials: readonly Material[]): SurfaceFigure[] {
  const chosen = materials
    .filter((material) => onlyAbove[material]?.includes(service) ?? true)
    .map((material) => materialFigures[material]);
  for (const figure of methodFigures[service]) {
    const isShown = chosen.some(({ pictures }) => pictures[0] === figure.pictures[0]);
    if (chosen.length < LEAST_FIGURES && !isShown) chosen.push(figure);
  }
  return chosen;
}
