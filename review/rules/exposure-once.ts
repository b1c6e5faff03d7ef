import { townPageRule } from './town-page.ts';

export const exposureOnce = townPageRule({
  id: 'exposure-once',
  title: 'The weather as a chorus',
  why: 'The same wind in every paragraph reads as filled in by a machine.',
  todo: 'Name the exposure once, in the paragraph on causes.',
});
