import { expect, test } from 'vitest';
import { placeholderClasses, placeholderRules } from './placeholders.ts';

const patio = { placeholder: ['#677', '#585'] } as const;
const roof = { placeholder: ['#677', '#a9b8c7'] } as const;

test('the style sheet has one rule for each class that a picture has', () => {
  const rules = placeholderRules([patio, roof, patio]);
  expect(rules.split('\n').filter(Boolean)).toEqual([
    '.lower-585 { --lower: #585; }',
    '.lower-a9b8c7 { --lower: #a9b8c7; }',
    '.upper-677 { --upper: #677; }',
  ]);
  for (const name of [patio, roof].flatMap((picture) =>
    placeholderClasses(picture).split(' '),
  ))
    expect(rules).toContain(`.${name} {`);
});
