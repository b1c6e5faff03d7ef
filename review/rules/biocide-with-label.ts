import { townPageRule } from './town-page.ts';

export const biocideWithLabel = townPageRule({
  id: 'biocide-with-label',
  title: 'A biocide without its label, or made harmless',
  why: 'Advertising a biocide takes the words on its safe use, and forbids adjectives that play it down.',
  todo: 'Say once how to use it safely, and take words such as gentle, mild or natural from beside it.',
});
