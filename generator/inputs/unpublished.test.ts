import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listUnpublished, syncUnpublished } from './unpublished.ts';

const root = mkdtempSync(join(tmpdir(), 'unpublished-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'site/profiles'), { recursive: true });
mkdirSync(join(root, 'src/domain'), { recursive: true });
const write = (file: string, data: unknown) => writeFileSync(join(root, file), JSON.stringify(data));
write('site/generic-profile.json', { services: {} });
write('site/profiles/winkleigh.json', { services: { 'gutter-cleaning': { publish: false } } });
write('site/profiles/exeter.json', { services: { 'gutter-cleaning': { publish: true } } });

test('a page is unpublished where its profile says so, and nowhere else', () => {
  expect(listUnpublished(root)).toEqual(['/devon/winkleigh/gutter-cleaning']);
});

test('the list is written once, and a frozen run names it where it is out of date', () => {
  expect(() => syncUnpublished(root, { frozen: true })).toThrow(/unpublished\.generated\.json: is not what/);
  expect(syncUnpublished(root, { frozen: false })).toBe(true);
  expect(JSON.parse(readFileSync(join(root, 'src/domain/unpublished.generated.json'), 'utf8'))).toEqual([
    '/devon/winkleigh/gutter-cleaning',
  ]);
  expect(syncUnpublished(root, { frozen: true })).toBe(false);
});

test('a profile that cannot be read is left to the generator', () => {
  writeFileSync(join(root, 'site/profiles/exeter.json'), '{ "publish" broken');
  expect(listUnpublished(root)).toEqual(['/devon/winkleigh/gutter-cleaning']);
});

test('where profiles of some towns alone changed, the others stand as they are listed', () => {
  write('site/profiles/exeter.json', { services: { 'gutter-cleaning': { publish: false } } });
  write('site/profiles/winkleigh.json', { services: { 'gutter-cleaning': { publish: true } } });
  const settled = (changed?: string[]) => {
    syncUnpublished(root, { frozen: false, changed });
    return JSON.parse(readFileSync(join(root, 'src/domain/unpublished.generated.json'), 'utf8'));
  };
  expect(settled(['exeter'])).toEqual(['/devon/exeter/gutter-cleaning', '/devon/winkleigh/gutter-cleaning']);
  expect(settled(['winkleigh'])).toEqual(['/devon/exeter/gutter-cleaning']);
  expect(settled()).toEqual(['/devon/exeter/gutter-cleaning']);
});
