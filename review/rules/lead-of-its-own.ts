import { townPageRule } from './town-page.ts';

export const leadOfItsOwn = townPageRule({
  id: 'lead-of-its-own',
  title: 'The description as the first paragraph',
  why: 'The description is written for the results’ page; whoever has come from there has read it.',
  todo: 'Write a standfirst in the town’s profile that opens the page.',
});
