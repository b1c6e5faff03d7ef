import type { SurfaceFigure } from '#pack/schemas/surface-figures.ts';
import type { CloseUpName } from './close-up-texts.ts';

/** Every figure of the pages of services and towns, the most telling first. Where one stands its pictures' records say. */
export const surfaceFigures: readonly SurfaceFigure<CloseUpName>[] = [
  {
    pictures: ['close-steps-before', 'close-steps-after'],
    caption: 'Steps are washed from the top down, tread and riser.',
  },
  {
    pictures: ['close-block-before', 'close-block-after'],
    caption: 'We take out the moss, wash evenly and refill the joints.',
  },
  {
    pictures: ['close-tarmac'],
    caption: 'Moss is swept off tarmac, and the rest is washed softly.',
  },
  {
    pictures: ['close-concrete'],
    caption: 'Concrete shows every stripe, so we wash it evenly.',
  },
  {
    pictures: ['close-sandstone-before', 'close-sandstone-after'],
    caption: 'Sandstone is soft, so we treat the growth first.',
  },
  {
    pictures: ['close-slab'],
    caption:
      'Black spots on slabs are lichen. We treat them and let them loosen before we wash.',
  },
  {
    pictures: ['close-limestone'],
    caption:
      'Limestone never sees acid. Here the right-hand side is washed, the left still to do.',
  },
  {
    pictures: ['close-granite'],
    caption:
      'Granite is hard, and the joints between setts are not. We weed by hand, then wash.',
  },
  {
    pictures: ['close-brick'],
    caption:
      'Old brick has soft mortar. Walls and piers are rinsed, not blasted.',
  },
  {
    pictures: ['close-decking-before', 'close-decking-after'],
    caption: 'Boards are brushed along the grain and rinsed, never blasted.',
  },
  {
    pictures: ['close-surface-cleaner'],
    caption: 'On open slabs we use a surface cleaner with a hood.',
  },
  {
    pictures: ['close-render-before', 'close-render-after'],
    caption:
      'The streaks below a sill are algae. They are killed first; the wall is never blasted.',
  },
  {
    pictures: ['close-cob'],
    caption:
      'Cob under limewash has to stay dry and breathe. It gets little water, and no jet comes near it.',
  },
  {
    pictures: ['close-render-spray'],
    caption: 'Treatment goes on render at low pressure, in a fan.',
  },
  {
    pictures: ['close-slate-before', 'close-slate-after'],
    caption:
      'Moss holds on at the lower edge of each slate. It comes off by hand, course by course.',
  },
  {
    pictures: ['close-concrete-tile'],
    caption:
      'Concrete tiles have a rough face that moss roots in. We scrape them by hand, then treat them.',
  },
  {
    pictures: ['close-clay-tile'],
    caption:
      'Clay tiles snap underfoot, so nobody walks on them to scrape the moss.',
  },
  {
    pictures: ['close-chimney'],
    caption:
      'Round a chimney moss hides the lead. It is lifted off by hand and the lead looked at.',
  },
  {
    pictures: ['close-slate-scraper'],
    caption: 'A scraper lifts the moss off slates by hand.',
  },
  {
    pictures: ['close-gutter-before', 'close-gutter-after'],
    caption: 'We take silt, leaves and seedlings out by hand, then flush.',
  },
  {
    pictures: ['close-iron-gutter'],
    caption: 'Old iron gutters rust, so we empty them by hand.',
  },
  {
    pictures: ['close-gutter-scoop'],
    caption: 'A scoop lifts silt and moss out of the gutter.',
  },
];
