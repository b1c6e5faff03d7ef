import { townPageRule } from './town-page.ts';

export const townNotWedgedIn = townPageRule({
  id: 'town-not-wedged-in',
  title: 'A town’s name that could be any',
  why: '"In this place or anywhere" says that the sentence is about no place at all.',
  todo: 'Take the name out of the sentence, or say what is so there alone.',
});
