import type { CloseUpName } from '../../site/words/close-up-texts.ts';
import { hubFigures, materialFigures, methodFigures, onlyAbove } from '../../site/words/surface-figures.ts';
import type { SurfaceFigure } from '../pack-types/pictures.ts';
import type { Material } from '../domain/profile.ts';
import type { ServiceSlug } from '../domain/services.ts';
import { towns, type Town } from '../domain/towns.ts';

/** The least that a service's page shows beside its hero. */
const LEAST_FIGURES = 3;

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
    .filter((material) => onlyAbove[material]?.includes(service) ?? true)
    .map((material) => materialFigures[material]);
  for (const figure of methodFigures[service]) {
    const isShown = chosen.some(({ pictures }) => pictures[0] === figure.pictures[0]);
    if (chosen.length < Math.max(wanted, LEAST_FIGURES) && !isShown) chosen.push(figure);
  }
  return chosen;
}

/** What a hub shows in its text, one after each part; neighbours in the list of towns begin with different ones. */
export function chooseHubFigures(town: Town): SurfaceFigure<CloseUpName>[] {
  const start = towns.indexOf(town) % Math.max(1, hubFigures.length);
  return [...hubFigures.slice(start), ...hubFigures.slice(0, start)];
}
