import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import {
  districtsFile,
  syncProfileLists,
  unpublishedFile,
} from './profile-lists.ts';

/** A project in which only two towns have a profile. */
function project() {
  const { root } = temporaryFolder();
  mkdirSync(join(root, 'site/profiles'), { recursive: true });
  const write = (file: string, text: string) =>
    writeFileSync(join(root, file), text);
  const describe = (
    town: string,
    publish: boolean,
    postcodeHints: string[],
    parts?: string[],
  ) =>
    write(
      `site/profiles/${town}.json`,
      JSON.stringify(
        { postcodeHints, parts, services: { 'gutter-cleaning': { publish } } },
        null,
        2,
      ),
    );
  write('site/generic-profile.json', '{ "services": {} }');
  describe('truro', false, ['TR1']);
  describe('falmouth', true, ['TR10', 'TR11'], ['Swanpool']);
  const sync = () => {
    syncProfileLists(root, { frozen: false });
    return [unpublishedFile, districtsFile].map(
      (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown,
    );
  };
  return { root, write, sync };
}

test('unpublished pages and the postcode districts and parts of towns are listed, and a frozen run fails if the lists are missing', () => {
  const { root, sync } = project();
  expect(() => syncProfileLists(root, { frozen: true })).toThrow(
    /unpublished\.generated\.json: is not what[^]*districts\.generated\.json: is not what/,
  );
  const lists = [
    ['/cornwall/truro/gutter-cleaning'],
    { falmouth: ['TR10', 'TR11', 'Swanpool'], truro: ['TR1'] },
  ];
  expect(sync()).toEqual(lists);
  syncProfileLists(root, { frozen: true });
});

test('a profile that cannot be parsed is left out of the lists without an error', () => {
  const { write, sync } = project();
  write(
    'site/profiles/falmouth.json',
    '{ "publish" broken, "postcodeHints": [broken]',
  );
  expect(sync()).toEqual([
    ['/cornwall/truro/gutter-cleaning'],
    { truro: ['TR1'] },
  ]);
});
