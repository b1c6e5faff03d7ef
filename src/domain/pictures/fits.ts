import type { ServiceWork, ShownWork } from '../../../pack/schemas/pictures.ts';

/**
 * Whether a picture shows a service's work: on its surface, in its way, with its tools.
 * @param built what the town is built of; left out, anything will do
 */
export const fits = (
  shows: ShownWork | undefined,
  { surfaces, works, tools }: ServiceWork,
  built?: readonly string[],
): boolean =>
  shows !== undefined &&
  surfaces.includes(shows.surface) &&
  shows.works.every((work) => works.includes(work)) &&
  (shows.tools ?? []).every((tool) => tools.includes(tool)) &&
  (!built || shows.materials.every((material) => built.includes(material)));
