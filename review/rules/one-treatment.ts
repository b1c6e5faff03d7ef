import { townPageRule } from './town-page.ts';

export const oneTreatment = townPageRule({
  id: 'one-treatment',
  title: 'Two treatments on one page',
  why: 'A wall that is rinsed in one paragraph and left on in the next makes the whole page doubtful.',
  todo: 'Follow the treatment in the town’s profile in every paragraph, question and care note.',
});
