import type { SurfaceFigure } from '../../src/pack-types/pictures.ts';
import type { Material } from '../materials.ts';
import type { ServiceSlug } from '../services.ts';
import type { CloseUpName } from './close-up-texts.ts';

/** What a town's profile names as a service's materials, shown. */
export const materialFigures: Readonly<Record<Material, SurfaceFigure<CloseUpName>>> = {
  glass: {
    pictures: ['close-pane-before', 'close-pane-after'],
    caption: 'Salt dries into spots and runs. Plenty of pure water floats it off; rubbing would only smear it.',
  },
  granite: {
    pictures: ['close-granite'],
    caption: 'Granite is hard, the joints are not: weeds out by hand, then a wash.',
  },
  slab: { pictures: ['close-slab'], caption: 'Black spots are lichen: treated first, left to loosen, then washed.' },
  concrete: {
    pictures: ['close-concrete'],
    caption: 'Concrete shows every stripe, so it is washed with a flat cleaner.',
  },
  'plastic-gutter': {
    pictures: ['close-eaves-before', 'close-eaves-after'],
    caption: 'Silt and seedlings are lifted out, then the run is flushed and watched.',
  },
  'iron-gutter': {
    pictures: ['close-iron-eaves'],
    caption: 'Old iron is emptied with plastic scoops and never levered.',
  },
};

/** Materials that only some services may show. */
export const onlyAbove: Readonly<Partial<Record<Material, readonly ServiceSlug[]>>> = {
  'plastic-gutter': ['gutter-cleaning'],
  'iron-gutter': ['gutter-cleaning'],
};

const treads: SurfaceFigure<CloseUpName> = {
  pictures: ['close-treads-before', 'close-treads-after'],
  caption: 'Steps are washed from the top down, so that dirty water never crosses a clean tread.',
};
const wand: SurfaceFigure<CloseUpName> = {
  pictures: ['close-wand'],
  caption: 'Edges and corners are done with the lance, held well back.',
};

/** How the work is done, by service: they fill up what the town's materials leave open. */
export const methodFigures: Readonly<Record<ServiceSlug, readonly SurfaceFigure<CloseUpName>[]>> = {
  'window-cleaning': [],
  'gutter-cleaning': [materialFigures['plastic-gutter'], materialFigures['iron-gutter']],
  'patio-cleaning': [materialFigures.slab, materialFigures.granite, wand],
  'pressure-washing': [treads, materialFigures.concrete, wand],
};

/** The services whose first material a hub shows: below what the town is built of, and below what marks it. */
export const hubFigureServices: readonly ServiceSlug[] = ['pressure-washing', 'gutter-cleaning'];

/** One picture a service, for lists of all. */
export const hubPictures: Readonly<Record<ServiceSlug, CloseUpName>> = {
  'window-cleaning': 'close-pane-after',
  'gutter-cleaning': 'close-eaves-after',
  'patio-cleaning': 'close-slab',
  'pressure-washing': 'close-treads-after',
};
