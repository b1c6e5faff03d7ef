import { expect, test } from 'vitest';
import { findCauses, type CauseInput } from './causes.ts';
import { differenceOf } from './words.ts';

const map = 'site/map.generated.svg';
const photograph = 'site/media/roof-after.jpg';
const recipe = 'pipeline/stages/pictures/picture-recipe.ts';
const component = 'src/layout/Picture.tsx';

/** Files with what an edit brought to each. */
const edited = {
  [map]: '',
  [photograph]: '',
  [recipe]: 'quality 60',
  [component]: 'width 640, 21.9 high',
};

const input: CauseInput = {
  provenanceAt: () => undefined,
  inputs: () => ({ ofPage: () => new Set([component]), ofSite: new Set() }),
  dataText: () => '',
};

test.each([
  [
    'that was replaced',
    '/pictures/roof-after-0a1b2c3d-640.jpg Roof',
    '/pictures/roof-after-d3c2b1a0-640.jpg Roof',
    photograph,
  ],
  [
    'that is encoded anew',
    '/pictures/wall-0a1b2c3d-640.jpg Wall',
    '/pictures/wall-d3c2b1a0-640.jpg Wall',
    recipe,
  ],
  [
    'of a map drawn anew',
    '/assets/map.generated-aa.svg#(30.5)',
    '/assets/map.generated-bb.svg#(21.9)',
    map,
  ],
  [
    'that a component asks for in another size',
    '/pictures/wall-0a1b2c3d-960.jpg',
    '/pictures/wall-0a1b2c3d-640.jpg',
    component,
  ],
])(
  'the cause of a picture %s is its file, or how it is made',
  (_, before, after, cause) => {
    const change = {
      path: '/',
      kind: 'pictures' as const,
      part: '',
      before,
      after,
      causes: [],
    };
    const edits = new Map(
      Object.entries(edited).map(([file, text]) => [
        file,
        differenceOf('', text),
      ]),
    );
    findCauses([change], edits, input);
    expect(change.causes).toEqual([cause]);
  },
);
