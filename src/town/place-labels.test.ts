import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const box = { left: 0, top: 0, right: 200, bottom: 100 };
const dot = (text: string, x: number, y: number) => ({
  text,
  x,
  y,
  r: 4,
  fontSize: 10,
});

test('a minimum distance ratio keeps a label nearer to its own dot than to any other', () => {
  const salcombe = { x: 100, y: 68, r: 4 };
  const [label] = placeLabels([dot('Kingsbridge', 100, 50)], {
    box,
    minDistanceRatio: 1.25,
    obstacles: [salcombe, { x: 160, y: 50, r: 4 }],
  });
  expect(label).toMatchObject({ anchor: 'end', y: 53 });
  const west = { x: 40, y: 50, r: 4 };
  const [other] = placeLabels([dot('Kingsbridge', 100, 50)], {
    box,
    minDistanceRatio: 1.25,
    obstacles: [salcombe, west, { x: 160, y: 50, r: 4 }],
  });
  expect(other!.y).toBeLessThan(50);
});
