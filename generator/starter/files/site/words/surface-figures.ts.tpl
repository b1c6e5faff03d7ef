import type { SurfaceFigure } from '../../src/pack-types/pictures.ts';
import type { Material } from '../materials.ts';
import type { ServiceSlug } from '../services.ts';
import { services } from '../services.ts';
import type { CloseUpName } from './close-up-texts.ts';

/** What a town's profile names as a service's materials, shown. */
export const materialFigures: Readonly<Record<Material, SurfaceFigure<CloseUpName>>> = {};

/** Materials that only some services may show. */
export const onlyAbove: Readonly<Partial<Record<Material, readonly ServiceSlug[]>>> = {};

const ofEvery = <Value>(value: Value) =>
  Object.fromEntries(services.map(({ slug }) => [slug, value])) as Record<ServiceSlug, Value>;

/** How the work is done, by service: they fill up what the town's materials leave open. */
export const methodFigures: Readonly<Record<ServiceSlug, readonly SurfaceFigure<CloseUpName>[]>> = ofEvery([]);

/** The services whose first material a hub shows: below what the town is built of, and below what marks it. */
export const hubFigureServices: readonly ServiceSlug[] = services.slice(0, 1).map(({ slug }) => slug);

/** One picture a service, for lists of all. */
export const hubPictures: Readonly<Record<ServiceSlug, CloseUpName>> = ofEvery('detail');
