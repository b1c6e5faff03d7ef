import { townPageRule } from './town-page.ts';

export const noPromiseToCarryWaste = townPageRule({
  id: 'no-promise-to-carry-waste',
  title: 'A promise to carry waste away',
  why: 'Carrying waste takes a registration that is not on record.',
  todo: 'Say that where the waste goes is agreed in the quote.',
});
