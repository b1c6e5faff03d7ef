import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const box = { left: 0, top: 0, right: 200, bottom: 100 };
const dot = (text: string, x: number, y: number) => ({ text, x, y, r: 4, fontSize: 10 });

test('a name stands to the right of its dot where there is room', () => {
  expect(placeLabels([dot('Seaton', 50, 50)], { box })).toEqual([{ x: 57, y: 53, anchor: 'start', far: 0 }]);
});

test("a name goes to the left where it would leave the map or cover another town's dot", () => {
  expect(placeLabels([dot('Seaton', 190, 50)], { box })[0]!.anchor).toBe('end');
  expect(placeLabels([dot('Newton Abbot', 100, 50)], { box, obstacles: [{ x: 120, y: 50, r: 4 }] })[0]!.anchor).toBe(
    'end',
  );
});

test('a name that would cover an earlier one finds another side, or none', () => {
  const [first, second] = placeLabels([dot('Topsham', 50, 50), dot('Exeter', 45, 55)], { box });
  expect(first!.anchor).toBe('start');
  expect(second!.anchor).toBe('end');
  expect(placeLabels([dot('A name too long for such a narrow map', 50, 50)], { box: { ...box, right: 100 } })).toEqual([
    undefined,
  ]);
});

test('a name without room beside its dot stands further off where it may', () => {
  const crowd = [-1, 0, 1].flatMap((dy) => [-2, -1, 1, 2].map((dx) => ({ x: 100 + dx * 15, y: 50 + dy * 12, r: 4 })));
  const ends = [20, 80].map((y) => ({ x: 100, y: y < 50 ? 40 : 60, r: 4 }));
  const obstacles = [...crowd, ...ends];
  expect(placeLabels([dot('Seaton', 100, 50)], { box, obstacles })).toEqual([undefined]);
  const [label] = placeLabels([dot('Seaton', 100, 50)], { box, obstacles, reach: 5 });
  expect(label!.far).toBeGreaterThan(0);
});

test('a name may have to be nearer to its own dot than to any other', () => {
  const salcombe = { x: 100, y: 68, r: 4 };
  const [label] = placeLabels([dot('Kingsbridge', 100, 50)], {
    box,
    aloofness: 1.25,
    obstacles: [salcombe, { x: 160, y: 50, r: 4 }],
  });
  expect(label).toMatchObject({ anchor: 'end', y: 53 });
  const west = { x: 40, y: 50, r: 4 };
  const [other] = placeLabels([dot('Kingsbridge', 100, 50)], {
    box,
    aloofness: 1.25,
    obstacles: [salcombe, west, { x: 160, y: 50, r: 4 }],
  });
  expect(other!.y).toBeLessThan(50);
});
