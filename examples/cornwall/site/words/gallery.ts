import type { GalleryItem } from '#core/schemas/gallery.ts';
import type { PageHead } from '#core/schemas/page-head.ts';
import type { PairName } from '../pairs.ts';

/** The gallery in search results. */
export const galleryHead: PageHead = {
  title: 'Before and After Gallery',
  description:
    'Four before and after pairs: a window, a gutter, a patio and a flight of steps. Drag the edge or use the arrow keys to see what changed.',
};

/** What it opens with. */
export const galleryLede =
  'The same spot before and after. Drag the edge to see what changed.';

/**
 * The pairs of 'Our Work'. While the pictures are samples no text here names a customer or a town.
 */
export const galleryItems: readonly GalleryItem<PairName>[] = [
  {
    id: 'window',
    title: 'Window with a film of salt',
    group: 'On the house',
    pair: 'window',
    description:
      'Frames and sill brushed first, then the glass with pure water. The curtains were clean all along.',
    service: 'window-cleaning',
  },
  {
    id: 'gutter',
    title: 'Gutter below a mossy roof',
    group: 'On the house',
    pair: 'eaves',
    description:
      'Moss, silt and a good many seedlings lifted out by hand, then the run tried with water.',
    service: 'gutter-cleaning',
  },
  {
    id: 'patio',
    title: 'Slabs gone dark',
    group: 'Under your feet',
    pair: 'slabs',
    description:
      'Growth treated and left to loosen, joints cleared, slabs washed with a flat cleaner.',
    service: 'patio-cleaning',
  },
  {
    id: 'steps',
    title: 'Garden steps',
    group: 'Under your feet',
    pair: 'granite-steps',
    description:
      'Washed from the top tread down, with the jet held back from the joints of the walls.',
    service: 'pressure-washing',
  },
];
