import type {
  ServiceWork,
  ShownWork,
} from '../../../pack/schemas/picture-terms.ts';

/**
 * Whether a picture shows a service's work, on its surfaces and with its tools.
 * @param built materials found in the town; left out, any material will do
 */
export const showsService = (
  shows: ShownWork | undefined,
  { surfaces, works, tools }: ServiceWork,
  built?: readonly string[],
): boolean =>
  shows !== undefined &&
  surfaces.includes(shows.surface) &&
  shows.works.every((work) => works.includes(work)) &&
  (shows.tools ?? []).every((tool) => tools.includes(tool)) &&
  (!built || shows.materials.every((material) => built.includes(material)));
