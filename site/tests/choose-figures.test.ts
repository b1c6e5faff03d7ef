import { expect, test } from 'vitest';
import { materialFigures } from '../words/surface-figures.ts';
import { services } from '../../src/domain/services.ts';
import type { Material } from '../../src/domain/profile.ts';
import { chooseFigures } from '../../src/town/choose-figures.ts';

const materials = Object.keys(materialFigures) as Material[];

test('a page shows the materials of its town first', () => {
  expect(chooseFigures('patio-cleaning', ['limestone', 'decking']).slice(0, 2)).toEqual([
    materialFigures.limestone,
    materialFigures.decking,
  ]);
});

test('every service shows at least three figures and none twice, whatever its town is built of; render has one wall', () => {
  for (const { slug } of services) {
    for (const material of materials) {
      const names = chooseFigures(slug, [material]).map(({ pictures }) => pictures[0]);
      expect(names.length, slug).toBeGreaterThanOrEqual(slug === 'render-cleaning' ? 1 : 3);
      expect(new Set(names).size, `${slug} ${material}`).toBe(names.length);
    }
  }
});

test('slate shows as a roof on roofs alone', () => {
  expect(chooseFigures('patio-cleaning', ['slate', 'concrete'])[0]).toBe(materialFigures.concrete);
  expect(chooseFigures('roof-moss-removal', ['slate'])[0]).toBe(materialFigures.slate);
});
