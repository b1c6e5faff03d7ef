import { expect, test } from 'vitest';
import { versionsOf } from './package-versions.ts';

const lock = {
  packages: {
    '': { dependencies: { vite: '8' } },
    'node_modules/vite': { version: '8.0.0', dependencies: { rolldown: '1', shared: '1' } },
    'node_modules/rolldown': { version: '1.0.0', optionalDependencies: { 'rolldown-linux': '1', 'rolldown-mac': '1' } },
    'node_modules/rolldown-linux': { version: '1.0.0' },
    'node_modules/vite/node_modules/shared': { version: '1.0.0', dependencies: { rolldown: '1' } },
    'node_modules/shared': { version: '2.0.0' },
    'node_modules/vitest': { version: '5.0.0', dependencies: { vite: '8' } },
  },
};

test("versions are those of the packages and of all they stand on, each where it is found, others' aside", () => {
  expect(versionsOf(['vite'], lock)).toEqual([
    'node_modules/rolldown 1.0.0',
    'node_modules/rolldown-linux 1.0.0',
    'node_modules/vite 8.0.0',
    'node_modules/vite/node_modules/shared 1.0.0',
  ]);
  expect(versionsOf(['shared'], lock)).toEqual(['node_modules/shared 2.0.0']);
});

test('a package that is in no lock file has no version', () => {
  expect(versionsOf(['unknown'], lock)).toEqual([]);
});
