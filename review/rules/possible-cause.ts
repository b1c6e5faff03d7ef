import { townPageRule } from './town-page.ts';

export const possibleCause = townPageRule({
  id: 'possible-cause',
  title: 'A cause that cannot be',
  why: 'Gulls and traffic are not the weather’s doing; whoever lives there knows it.',
  todo: 'Give the issue its own cause in the town’s profile, or take the exposure out of the sentence.',
});
