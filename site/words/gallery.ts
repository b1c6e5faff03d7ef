import type { GalleryItem } from '#pack/schemas/gallery.ts';
import type { PageHead } from '#pack/schemas/page-head.ts';
import type { PictureName } from './picture-texts.ts';

/** The gallery in search results. */
export const galleryHead: PageHead = {
  title: 'Before and After Gallery',
  description:
    'Eight before and after pairs: patio, driveway, render, slate roof, decking, gutter, sports court and stone steps. Drag the edge to see what came off.',
};

/** What it opens with. */
export const galleryLede =
  'The same spot, the same light, before and after. Drag the edge to see what came off.';

/** The eight pairs of 'Our Work'. While the pictures are samples no text here names a customer or a town. */
export const galleryItems: readonly GalleryItem<PictureName>[] = [
  {
    id: 'patio',
    title: 'Sandstone patio',
    group: 'Under your feet',
    before: 'patio-before',
    after: 'patio-after',
    description:
      'Moss pulled from the joints, algae treated, slabs washed with a rotary cleaner. What looked like one dark green floor is gold, ' +
      'grey and pink stone.',
    service: 'patio-cleaning',
  },
  {
    id: 'driveway',
    title: 'Block-paved driveway',
    group: 'Under your feet',
    before: 'driveway-before',
    after: 'driveway-after',
    description:
      'Scraped, washed in strips and sanded again. The herringbone pattern and the red, brown and grey blocks can be seen from kerb to ' +
      'door.',
    service: 'driveway-cleaning',
  },
  {
    id: 'decking',
    title: 'Decking by the sea',
    group: 'Under your feet',
    before: 'decking-before',
    after: 'decking-after',
    description:
      'Brushed with a cleaner and rinsed gently along the grain. The grey-green film is off, the gaps are open and the boards are ' +
      'brown timber.',
    quizSurface: 'Decking',
  },
  {
    id: 'steps',
    title: 'Garden steps and path',
    group: 'Under your feet',
    before: 'steps-before',
    after: 'steps-after',
    description:
      'Weeds pulled, treads and path washed by lance, the wall tops rinsed lightly. The edge of each step stands out, which matters on ' +
      'a wet evening.',
    service: 'pressure-washing',
  },
  {
    id: 'render-wall',
    title: 'White rendered house',
    group: 'Walls, roof and gutter',
    before: 'render-wall-before',
    after: 'render-wall-after',
    description:
      'Soft washed with a biocide at low pressure. The green streaks below the eaves and the sills are gone and the wall is white, ' +
      'with no new paint.',
    service: 'render-cleaning',
  },
  {
    id: 'slate-roof',
    title: 'Mossy slate roof',
    group: 'Walls, roof and gutter',
    before: 'slate-roof-before',
    after: 'slate-roof-after',
    description:
      'Cushions of moss lifted off by hand and scraper, then a biocide treatment. No jet washing. The blue-grey and purple of the ' +
      'slates shows again.',
    service: 'roof-moss-removal',
  },
  {
    id: 'gutter',
    title: 'Blocked gutter',
    group: 'Walls, roof and gutter',
    before: 'gutter-before',
    after: 'gutter-after',
    description:
      'Moss, soil and seedlings scooped out by hand and the run flushed through. The slates above were scraped first, so that less ' +
      'drops into it again.',
    service: 'gutter-cleaning',
  },
  {
    id: 'court',
    title: 'Tennis court',
    group: 'Courts and pitches',
    before: 'court-before',
    after: 'court-after',
    description:
      'Moss and algae treated, then washed at a pressure that spares the paint. Baseline and service boxes are white again on an even ' +
      'green.',
  },
];
