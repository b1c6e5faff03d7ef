import { serviceWork } from '#site/picture-terms.ts';
import type { CloseUpName } from '#site/words/close-up-texts.ts';
import { surfaceFigures } from '#site/words/surface-figures.ts';
import { closeUps } from '../domain/pictures/close-ups.ts';
import { fits } from '../domain/pictures/fits.ts';
import type { ServiceSlug } from '../domain/services.ts';
import type { SurfaceFigure } from '../../pack/schemas/pictures.ts';

type Figure = SurfaceFigure<CloseUpName>;

const shownIn = ({ pictures: [name] }: Figure) => closeUps[name].shows;

/** Whether the work is under way in it. */
export const showsTool = (figure: Figure): boolean =>
  shownIn(figure)?.tools !== undefined;

/** Those with the work under way first. */
export const workFirst = (figures: readonly Figure[]): readonly Figure[] =>
  figures.toSorted(
    (one, other) => Number(showsTool(other)) - Number(showsTool(one)),
  );

/**
 * The figures that show a service's work: its first surface first, or in a town what that is built of, in order.
 * @param built the town's materials for this service; left out, the figures of all
 */
export function fittingFigures(
  service: ServiceSlug,
  built?: readonly string[],
): readonly Figure[] {
  const work = serviceWork[service];
  const rank = (figure: Figure) => {
    const { materials: [material = ''] = [], surface = '' } =
      shownIn(figure) ?? {};
    return built
      ? built.indexOf(material)
      : (work.surfaces as readonly string[]).indexOf(surface);
  };
  return surfaceFigures
    .filter(({ pictures }) =>
      pictures.every(
        (name) => name === undefined || fits(closeUps[name].shows, work, built),
      ),
    )
    .toSorted((one, other) => rank(one) - rank(other));
}

/** A figure of its own for each service of a town's list: of its commonest material, none twice. */
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
