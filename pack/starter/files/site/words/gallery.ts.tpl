import type { GalleryItem } from '#core/schemas/gallery.ts';
import type { PageHead } from '#core/schemas/page-head.ts';
import type { PairName } from '../pairs.ts';

/** The gallery in search results. */
export const galleryHead: PageHead = {
  title: 'Before and After Gallery',
  description:
    'Before and after pictures of our work, each pair taken from one spot. Drag the edge or use the arrow keys to see what changed, then ask us for a free visit.',
};

/** What it opens with. */
export const galleryLede =
  'What it was and what it is now. Drag the edge to see the difference.';

/** The pairs of 'Our Work'. While the pictures are samples no text here names a customer or a town. */
export const galleryItems: readonly GalleryItem<PairName>[] = [
  {
    id: 'work',
    title: '[[What it is]]',
    group: 'What we do',
    pair: 'work',
    description: '[[Say what was done (25 words)]]',
  },
];
