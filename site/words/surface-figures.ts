import type { SurfaceFigure } from '../../src/pack-types/pictures.ts';
import type { CloseUpName } from './close-up-texts.ts';
import type { ServiceSlug } from '../services.ts';
import type { Material } from '../materials.ts';

/** What a town's profile names as a service's materials, shown. */
export const materialFigures: Readonly<Record<Material, SurfaceFigure<CloseUpName>>> = {
  slate: {
    pictures: ['close-slate-before', 'close-slate-after'],
    caption: 'Moss holds on at the lower edge of each slate. It comes off by hand, course by course.',
  },
  'clay-tile': {
    pictures: ['close-clay-tile'],
    caption: 'Clay tiles snap underfoot, so the moss is reached from ladders and boards.',
  },
  'concrete-tile': {
    pictures: ['close-concrete-tile'],
    caption: 'Concrete tiles have a rough face that moss roots in. We scrape them by hand, then treat them.',
  },
  cob: {
    pictures: ['close-cob'],
    caption: 'Cob under limewash has to stay dry and breathe. It gets little water, and no jet comes near it.',
  },
  render: {
    pictures: ['close-render-before', 'close-render-after'],
    caption: 'The streaks below a sill are algae. They are killed first; the wall is never blasted.',
  },
  limestone: {
    pictures: ['close-limestone'],
    caption: 'Limestone never sees acid. Here the right-hand side is washed, the left still to do.',
  },
  granite: {
    pictures: ['close-granite'],
    caption: 'Granite is hard, and the joints between setts are not. We weed by hand, then wash.',
  },
  sandstone: {
    pictures: ['close-sandstone-before', 'close-sandstone-after'],
    caption: 'Sandstone is soft, so we treat the growth first.',
  },
  brick: {
    pictures: ['close-brick'],
    caption: 'Old brick has soft mortar. Walls and piers are rinsed, not blasted.',
  },
  'block-paving': {
    pictures: ['close-block-before', 'close-block-after'],
    caption: 'We take out the moss, wash evenly and refill the joints.',
  },
  concrete: {
    pictures: ['close-concrete'],
    caption: 'Concrete shows every stripe, so we use a flat cleaner.',
  },
  tarmac: {
    pictures: ['close-tarmac'],
    caption: 'Moss is swept off tarmac, and the rest is washed softly.',
  },
  slab: {
    pictures: ['close-slab'],
    caption: 'Black spots on slabs are lichen. We treat them and let them loosen before we wash.',
  },
  decking: {
    pictures: ['close-decking-before', 'close-decking-after'],
    caption: 'Boards are brushed along the grain and rinsed, never blasted.',
  },
  'plastic-gutter': {
    pictures: ['close-gutter-before', 'close-gutter-after'],
    caption: 'We take silt, leaves and seedlings out by hand, then flush.',
  },
  'iron-gutter': {
    pictures: ['close-iron-gutter'],
    caption: 'Iron gutters are old at the joints. We empty them by hand and rest no ladder on them.',
  },
};

/** Pictures of a roof or a gutter speak of nothing else: slate on a patio is another thing. */
export const onlyAbove: Readonly<Partial<Record<Material, readonly ServiceSlug[]>>> = {
  slate: ['roof-moss-removal', 'gutter-cleaning'],
  'clay-tile': ['roof-moss-removal', 'gutter-cleaning'],
  'concrete-tile': ['roof-moss-removal', 'gutter-cleaning'],
  'plastic-gutter': ['gutter-cleaning', 'roof-moss-removal'],
  'iron-gutter': ['gutter-cleaning', 'roof-moss-removal'],
};

const surfaceCleaner = (caption: string): SurfaceFigure<CloseUpName> => ({
  pictures: ['close-surface-cleaner'],
  caption,
});
const lance = (caption: string): SurfaceFigure<CloseUpName> => ({ pictures: ['close-lance'], caption });
const steps: SurfaceFigure<CloseUpName> = {
  pictures: ['close-steps-before', 'close-steps-after'],
  caption: 'Steps are washed from the top down, tread and riser.',
};
const chimney: SurfaceFigure<CloseUpName> = {
  pictures: ['close-chimney'],
  caption: 'Round a chimney moss hides the lead. It is lifted off by hand and the lead looked at.',
};
const roofEdge: SurfaceFigure<CloseUpName> = {
  pictures: ['close-gutter-before', 'close-gutter-after'],
  caption: 'Moss from a roof lands in the gutter. We clear that too.',
};
const wallBefore: SurfaceFigure<CloseUpName> = {
  pictures: ['close-render-before', 'close-render-after'],
  caption: 'The same wall before and after: the colour was under the growth all along.',
};

/** How the work is done, by service: they fill up what the town's materials leave open. */
export const methodFigures: Readonly<Record<ServiceSlug, readonly SurfaceFigure<CloseUpName>[]>> = {
  'pressure-washing': [
    surfaceCleaner('A flat cleaner spins its jets under a hood.'),
    steps,
    lance('Edges and wall bases are washed with the lance.'),
  ],
  'driveway-cleaning': [
    surfaceCleaner('Drives are cleaned under a hood, which leaves no stripes.'),
    lance('Corners and kerbs are done with the lance.'),
    materialFigures.concrete,
  ],
  'patio-cleaning': [
    surfaceCleaner('On open slabs we use a flat cleaner with a hood.'),
    materialFigures.decking,
    materialFigures.sandstone,
  ],
  'render-cleaning': [wallBefore],
  'roof-moss-removal': [chimney, roofEdge, materialFigures.slate],
  'gutter-cleaning': [materialFigures['plastic-gutter'], materialFigures.slate, chimney],
};

/** The services whose first material a hub shows: below what the town is built of, and below what marks it. */
export const hubFigureServices: readonly ServiceSlug[] = ['pressure-washing', 'roof-moss-removal'];

/** One picture a service, for lists of the six. */
export const hubPictures: Readonly<Record<ServiceSlug, CloseUpName>> = {
  'pressure-washing': 'close-steps-after',
  'driveway-cleaning': 'close-block-after',
  'patio-cleaning': 'close-sandstone-after',
  'render-cleaning': 'close-render-after',
  'roof-moss-removal': 'close-slate-before',
  'gutter-cleaning': 'close-gutter-after',
};
