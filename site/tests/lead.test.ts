import { expect, test } from 'vitest';
import { questions } from '#site/words/quiz.ts';
import {
  buildLead,
  serviceForSurface,
} from '../../src/quiz/sending/build-lead.ts';
import { completeAnswers } from '../../tests/support/quiz-answers.ts';

test('the request says what the receiver of our requests expects', () => {
  const answers = completeAnswers({
    areaSize: 'Medium',
    surfaceType: 'Render/Walls',
    postcode: 'Ottery St Mary',
    name: 'Ann Bee',
    email: 'ann@example.com',
    phone: '01392 000000',
    additionalMessage: 'Steps too.',
  });
  expect(buildLead(answers, '2026-03-09T16:00:00.000Z')).toEqual({
    name: 'Ann Bee',
    email: 'ann@example.com',
    phone: '01392 000000',
    service: 'Render Cleaning',
    message:
      'Quiz Results:\nArea Size: Medium\nSurface Type: Render/Walls\nTown/City: Ottery St Mary\n\nAdditional Details:\nSteps too.',
    status: 'pending',
    created_at: '2026-03-09T16:00:00.000Z',
  });
});

test('each surface of the quiz asks for its service', () => {
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
