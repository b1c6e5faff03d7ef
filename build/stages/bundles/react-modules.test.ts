import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../places.ts';
import { asModule, chosenModule } from './react-modules.ts';

test('what a production file requires is imported, and what it exports once can be left out', () => {
  const code = `"use strict";\nvar React = require("react"),\n  kept = 1;\nexports.version = "1";\nexports.use = function () { return React.use(kept); };`;
  expect(asModule(code).split('\n')).toEqual([
    "import * as React from 'react';",
    '"use strict";',
    'var React$ = 0,',
    '  kept = 1;',
    'const exports$version = "1";',
    'const exports$use = function () { return React.use(kept); };',
    'export { exports$version as version, exports$use as use };',
  ]);
});

test('what is put on exports again is one variable, read where it was read', () => {
  const code =
    'exports.now = void 0;\nif (a) {\n  exports.now = function () {};\n}\nexports.later = function () { exports.now(); };';
  expect(asModule(code).split('\n')).toEqual([
    'let exports$now;',
    'exports$now = void 0;',
    'if (a) {',
    '  exports$now = function () {};',
    '}',
    'const exports$later = function () { exports$now(); };',
    'export { exports$now as now, exports$later as later };',
  ]);
});

test("each package's file for production is found, and leaves nothing of CommonJS", () => {
  const read = (file: string) => readFileSync(join(root, 'node_modules', file), 'utf8');
  for (const file of ['react/index.js', 'react-dom/client.js', 'scheduler/index.js']) {
    const [, chosen = ''] = /from '\.\/(.+)';$/.exec(chosenModule(read(file))) ?? [];
    expect(asModule(read(join(file, '..', chosen)))).not.toMatch(/\b(?:require\(|module\.|exports\.)/);
  }
  expect(() => chosenModule('export const version = 1;')).toThrow('chooses its production code in another way');
});
