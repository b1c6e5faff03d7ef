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
    caption: 'Concrete tiles have a rough face that moss roots in. Scraped by hand, then treated.',
  },
  cob: {
    pictures: ['close-cob'],
    caption: 'Cob under limewash has to stay dry and breathe: little water, and no jet near it.',
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
    caption: 'Granite is hard, the joints between setts are not: weeds out by hand, then a wash.',
  },
  sandstone: {
    pictures: ['close-sandstone-before', 'close-sandstone-after'],
    caption: 'Sandstone is soft, so the jet is held well back and the growth treated first.',
  },
  brick: {
    pictures: ['close-brick'],
    caption: 'Old brick has soft mortar. Walls and piers are rinsed, not blasted.',
  },
  'block-paving': {
    pictures: ['close-block-before', 'close-block-after'],
    caption: 'Moss out of the joints, an even wash, and dry sand brushed back in.',
  },
  concrete: {
    pictures: ['close-concrete'],
    caption: 'Concrete shows every stripe of a narrow jet, so it is washed with a flat cleaner.',
  },
  tarmac: {
    pictures: ['close-tarmac'],
    caption: 'Moss is swept off tarmac and the rest washed at a pressure that leaves its stones in place.',
  },
  slab: {
    pictures: ['close-slab'],
    caption: 'Black spots on slabs are lichen: treated, left to loosen, and only then washed.',
  },
  decking: {
    pictures: ['close-decking-before', 'close-decking-after'],
    caption: 'Boards are brushed along the grain and rinsed, never blasted.',
  },
  'plastic-gutter': {
    pictures: ['close-gutter-before', 'close-gutter-after'],
    caption: 'Silt, leaves and seedlings come out by hand; then the run is flushed and watched.',
  },
  'iron-gutter': {
    pictures: ['close-iron-gutter'],
    caption: 'Iron gutters are old at the joints: emptied by hand, with no ladder resting on them.',
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

const surfaceCleaner: SurfaceFigure<CloseUpName> = {
  pictures: ['close-surface-cleaner'],
  caption: 'A flat cleaner spins its jets under a hood, so the ground comes up even and the wall stays dry.',
};
const lance: SurfaceFigure<CloseUpName> = {
  pictures: ['close-lance'],
  caption: 'Edges and corners are done with the lance, held back from the stone.',
};
const steps: SurfaceFigure<CloseUpName> = {
  pictures: ['close-steps-before', 'close-steps-after'],
  caption: 'Steps are done from the top down, tread and riser, so that nobody slips.',
};
const chimney: SurfaceFigure<CloseUpName> = {
  pictures: ['close-chimney'],
  caption: 'Round a chimney moss hides the lead. It is lifted off by hand and the lead looked at.',
};
const roofEdge: SurfaceFigure<CloseUpName> = {
  pictures: ['close-gutter-before', 'close-gutter-after'],
  caption: 'What comes off a roof lands in the gutter, so the gutter is cleared before we go.',
};
const wallBefore: SurfaceFigure<CloseUpName> = {
  pictures: ['close-render-before', 'close-render-after'],
  caption: 'The same wall before and after: the colour was under the growth all along.',
};

/** How the work is done, by service: they fill up what the town's materials leave open. */
export const methodFigures: Readonly<Record<ServiceSlug, readonly SurfaceFigure<CloseUpName>[]>> = {
  'pressure-washing': [surfaceCleaner, steps, lance],
  'driveway-cleaning': [surfaceCleaner, lance, materialFigures.concrete],
  'patio-cleaning': [surfaceCleaner, materialFigures.decking, materialFigures.sandstone],
  'render-cleaning': [wallBefore, materialFigures.brick, lance],
  'roof-moss-removal': [chimney, roofEdge, materialFigures.slate],
  'gutter-cleaning': [materialFigures['plastic-gutter'], materialFigures.slate, chimney],
};

/** How the work is done, for hubs, which show them in turn: no picture that `whyUsPicture` shows already. */
export const hubFigures: readonly SurfaceFigure<CloseUpName>[] = [steps, wallBefore, roofEdge];

/** One picture a service, for lists of the six. */
export const hubPictures: Readonly<Record<ServiceSlug, CloseUpName>> = {
  'pressure-washing': 'close-steps-after',
  'driveway-cleaning': 'close-block-after',
  'patio-cleaning': 'close-sandstone-after',
  'render-cleaning': 'close-render-after',
  'roof-moss-removal': 'close-slate-before',
  'gutter-cleaning': 'close-gutter-after',
};
