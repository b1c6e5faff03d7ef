import { townPageRule } from './town-page.ts';

export const rightKindOfPlace = townPageRule({
  id: 'right-kind-of-place',
  title: 'A place called what it is not',
  why: 'People who live in a village do not call it a town, and the other way round.',
  todo: 'Write {{place}} in the template in place of the word.',
});
