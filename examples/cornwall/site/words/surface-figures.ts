import type { SurfaceFigure } from '#pack/schemas/surface-figures.ts';
import type { CloseUpName } from './close-up-texts.ts';

/** Every figure of the pages of services and towns, the most telling first. Where one stands its pictures' records say. */
export const surfaceFigures: readonly SurfaceFigure<CloseUpName>[] = [
  {
    pictures: ['close-pane-before', 'close-pane-after'],
    caption:
      'Salt dries into spots and runs. Plenty of pure water floats it off; rubbing would only smear it.',
  },
  {
    pictures: ['close-eaves-before', 'close-eaves-after'],
    caption:
      'Silt and seedlings are lifted out, then the run is flushed and watched.',
  },
  {
    pictures: ['close-iron-eaves'],
    caption: 'Old iron is emptied by hand and never levered.',
  },
  {
    pictures: ['close-slab'],
    caption:
      'Black spots are lichen: treated first, left to loosen, then washed.',
  },
  {
    pictures: ['close-granite'],
    caption:
      'Granite is hard, the joints are not: weeds out by hand, then a wash.',
  },
  {
    pictures: ['close-treads-before', 'close-treads-after'],
    caption:
      'Steps are washed from the top down, so that dirty water never crosses a clean tread.',
  },
  {
    pictures: ['close-concrete'],
    caption: 'Concrete shows every stripe, so it is washed in wide passes.',
  },
  {
    pictures: ['close-wand'],
    caption: 'Edges and corners are done with the lance, held well back.',
  },
];
