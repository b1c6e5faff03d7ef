import type { SurfaceFigure } from '#pack/schemas/surface-figures.ts';
import type { CloseUpName } from './close-up-texts.ts';

/** Every figure of the pages of services and towns, the most telling first. Where one stands its pictures' records say. */
export const surfaceFigures: readonly SurfaceFigure<CloseUpName>[] = [
  { pictures: ['detail'], caption: 'Say here what there is to see in the picture.' },
];
