import type { GalleryItem } from '#core/schemas/gallery.ts';
import type { PageHead } from '#core/schemas/page-head.ts';
import type { PairName } from '../pairs.ts';

/** The gallery in search results. */
export const galleryHead: PageHead = {
  title: 'Before and After Gallery',
  description:
    'Eight before and after pairs: patio, block paving, decking, tarmac, render, limestone, slate roof and gutter. Drag the edge to see what came off.',
};

/** What it opens with. */
export const galleryLede =
  'Each pair is one spot in the same light, before and after. Drag the edge to see what came off.';

/**
 * The eight pairs of 'Our Work'. While the pictures are samples no text here names a customer or a
 * town.
 */
export const galleryItems: readonly GalleryItem<PairName>[] = [
  {
    id: 'sandstone',
    title: 'Sandstone patio',
    group: 'On the ground',
    pair: 'sandstone-flags',
    description:
      'Moss pulled from the joints, algae treated, flags rinsed at low pressure. The stone is buff, grey and rose again.',
    service: 'patio-cleaning',
  },
  {
    id: 'block-paving',
    title: 'Block-paved drive',
    group: 'On the ground',
    pair: 'herringbone-blocks',
    description:
      'Scraped, washed in strips and sanded again. The herringbone and the reds and charcoals of the blocks can be seen.',
    service: 'driveway-cleaning',
  },
  {
    id: 'decking',
    title: 'Grooved decking',
    group: 'On the ground',
    pair: 'grooved-decking',
    description:
      'Brushed with a cleaner and rinsed gently along the grain. The grey-green film is off, the gaps are open and the boards are brown timber.',
    quizSurface: 'Decking',
  },
  {
    id: 'tarmac',
    title: 'Old tarmac drive',
    group: 'On the ground',
    pair: 'old-tarmac',
    description:
      'Moss swept off with a dry brush, then a soft wash that leaves the stones where they are. The setts along the lawn are pale again.',
    service: 'driveway-cleaning',
  },
  {
    id: 'render',
    title: 'White rendered wall',
    group: 'Walls, roof and gutter',
    pair: 'white-render',
    description:
      'Soft washed with a biocide at low pressure. The green below the sill and along the foot is gone, with no new paint.',
    service: 'render-cleaning',
  },
  {
    id: 'limestone',
    title: 'Limestone wall',
    group: 'Walls, roof and gutter',
    pair: 'limestone-rubble',
    description:
      'Treated, then rinsed at low pressure, with no acid. Blue-grey and buff stone shows again.',
    service: 'pressure-washing',
  },
  {
    id: 'slate-roof',
    title: 'Mossy slate roof',
    group: 'Walls, roof and gutter',
    pair: 'slate-roof',
    description:
      'Cushions of moss lifted off by hand and scraper, then a biocide treatment. No jet washing. The blue-grey of the slates shows again.',
    service: 'roof-moss-removal',
  },
  {
    id: 'gutter',
    title: 'Blocked gutter',
    group: 'Walls, roof and gutter',
    pair: 'iron-gutter',
    description:
      'Moss, silt and seedlings scooped out by hand and the run flushed through. The slates above were scraped first, so that less drops into it again.',
    service: 'gutter-cleaning',
  },
];
