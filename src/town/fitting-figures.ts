import { serviceWork } from '#site/picture-terms.ts';
import type { CloseUpName } from '#site/words/close-up-texts.ts';
import { surfaceFigures } from '#site/words/surface-figures.ts';
import { closeUps } from '../domain/pictures/close-ups.ts';
import { showsService } from '../domain/pictures/shows-service.ts';
import type { ServiceSlug } from '../domain/services.ts';
import type { SurfaceFigure } from '../../pack/schemas/surface-figures.ts';

type Figure = SurfaceFigure<CloseUpName>;

const shownIn = ({ pictures: [name] }: Figure) => closeUps[name].shows;

/** Whether the figure shows work under way. */
export const showsTool = (figure: Figure): boolean =>
  shownIn(figure)?.tools !== undefined;

/** The figures, those with work under way first. */
export const workFirst = (figures: readonly Figure[]): readonly Figure[] =>
  figures.toSorted(
    (one, other) => Number(showsTool(other)) - Number(showsTool(one)),
  );

/**
 * The figures that show a service's work, in the order of its surfaces, or of `built`.
 * @param built the town's materials for this service; left out, any material fits
 */
export function fittingFigures(
  service: ServiceSlug,
  built?: readonly string[],
): readonly Figure[] {
  const work = serviceWork[service];
  const surfaces: readonly string[] = work.surfaces;
  const rank = (figure: Figure) => {
    const shown = shownIn(figure);
    return built
      ? built.indexOf(shown?.materials[0] ?? '')
      : surfaces.indexOf(shown?.surface ?? '');
  };
  const isFitting = (name: CloseUpName | undefined) =>
    name === undefined || showsService(closeUps[name].shows, work, built);
  return surfaceFigures
    .filter(({ pictures }) => pictures.every(isFitting))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** A figure for each service of a town, of its commonest material. No figure twice, if possible. */
export function tileFigures(
  listed: readonly ServiceSlug[],
  materials: Readonly<Record<string, readonly string[] | undefined>>,
): ReadonlyMap<ServiceSlug, Figure> {
  const tiles = new Map<ServiceSlug, Figure>();
  for (const slug of listed) {
    const fitting = [
      ...fittingFigures(slug, materials[slug]),
      ...fittingFigures(slug),
    ];
    const shown = [...tiles.values()];
    const own = fitting.find((figure) => !shown.includes(figure)) ?? fitting[0];
    if (own) tiles.set(slug, own);
  }
  return tiles;
}
