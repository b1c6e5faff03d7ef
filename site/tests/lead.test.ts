import { expect, test } from 'vitest';
import { questions } from '#site/words/quiz.ts';
import { serviceForSurface } from '../../src/quiz/sending/build-lead.ts';

test('each surface in the quiz is sent as the name of a service', () => {
  const asked = questions.surfaceType.options.map(({ answer }) => [
    answer,
    serviceForSurface(answer),
  ]);
  expect(Object.fromEntries(asked)).toEqual({
    Driveway: 'Driveway Cleaning',
    Patio: 'Patio Cleaning',
    Decking: 'Decking & Wood Cleaning',
    'Render/Walls': 'Render Cleaning',
    'Multiple Areas': 'Full Restoration',
    Other: 'Other',
  });
});
