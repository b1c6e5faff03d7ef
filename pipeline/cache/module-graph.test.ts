import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createFileHashes } from './file-hashes.ts';
import { createModuleGraphs } from './module-graph.ts';

let project: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  project = temporaryFolder();
});

const graphOf = (...entries: string[]) =>
  createModuleGraphs(project.root, createFileHashes(project.root)).graphOf(entries);

test('imports are followed from file to file, now and later, types aside', () => {
  project.write(
    'a.ts',
    `import { b } from './lib/b.ts';
     import type { T } from './types.ts';
     export { c } from './c.ts';
     export type { U } from './types.ts';
     // import './comment.ts';
     const text = "import './string.ts'";
     export const later = () => import('./lib/later.ts');`,
  );
  project.write('lib/b.ts', `import '../a.ts';\nimport sizes from './sizes.json' with { type: 'json' };`);
  project.write('c.ts', '');
  project.write('lib/later.ts', '');
  project.write('lib/sizes.json', '{}');
  expect(graphOf('a.ts')).toEqual({
    files: ['a.ts', 'c.ts', 'lib/b.ts', 'lib/later.ts', 'lib/sizes.json'],
    packages: [],
  });
});

test("packages are named, each once, without Node's own", () => {
  project.write(
    'a.ts',
    `import { readFileSync } from 'node:fs';\nimport path from 'path';\nimport { render } from 'react-dom/server';
     import { hydrate } from 'react-dom/client';\nimport { x } from '@scope/name/deep.js';\nimport type { T } from 'types-only';`,
  );
  expect(graphOf('a.ts').packages).toEqual(['@scope/name', 'react-dom']);
});

test('a file that is imported but not there counts: it may come', () => {
  project.write('a.ts', `import './missing.ts';`);
  expect(graphOf('a.ts').files).toEqual(['a.ts', 'missing.ts']);
});

test('what the bundler understands is followed too: patterns, addresses beside the module, styles and pages', () => {
  project.write('index.html', '<link rel="icon" href="/favicon.svg"><script type="module" src="/src/a.ts"></script>');
  project.write(
    'src/a.ts',
    `import './a.css?inline';\nconst pages = import.meta.glob(['./pages/*Page.tsx', '!./pages/x*']);\nnew URL('./worker.js', import.meta.url);`,
  );
  project.write(
    'src/a.css',
    `@import 'tailwindcss' source(none);\n@import './theme.css';\n@source './**/*.tsx';\n@source not './**/*.test.tsx';
     a { background: url('./a.woff2') } b { background: url(data:abc) } c { background: url(/served.svg) }`,
  );
  for (const name of ['theme.css', 'a.woff2', 'worker.js', 'pages/HomePage.test.tsx', 'scanned.tsx'])
    project.write(`src/${name}`, '');
  project.write('src/pages/HomePage.tsx', `import '../followed.ts';`);
  project.write('src/pages/xPage.tsx', `import '../not-followed.ts';`);
  expect(graphOf('index.html')).toEqual({
    files: [
      'index.html',
      'src/a.css',
      'src/a.ts',
      'src/a.woff2',
      'src/followed.ts',
      'src/pages/HomePage.tsx',
      'src/pages/xPage.tsx',
      'src/scanned.tsx',
      'src/theme.css',
      'src/worker.js',
    ],
    packages: ['tailwindcss'],
  });
});

test('a module is parsed again only where its content changed; files that come to a pattern are seen', () => {
  project.write('a.ts', `import.meta.glob('./pages/*.ts');`);
  project.write('pages/one.ts', '');
  const first = createModuleGraphs(project.root, createFileHashes(project.root));
  const { files } = first.graphOf(['a.ts']);
  expect(files).toEqual(['a.ts', 'pages/one.ts']);
  project.write('pages/two.ts', '');
  const later = createModuleGraphs(project.root, createFileHashes(project.root), first.knownOf(files));
  expect(later.graphOf(['a.ts']).files).toEqual(['a.ts', 'pages/one.ts', 'pages/two.ts']);
  expect(later.knownOf(['a.ts'])['a.ts']).toBe(first.knownOf(['a.ts'])['a.ts']);
  project.write('a.ts', `import './b.ts';`);
  const changed = createModuleGraphs(project.root, createFileHashes(project.root), first.knownOf(files));
  expect(changed.graphOf(['a.ts']).files).toEqual(['a.ts', 'b.ts']);
});

test('a module that cannot be parsed asks for nothing: its stage says what is wrong with it', () => {
  project.write('a.ts', `import './b.ts';\nimport {`);
  expect(graphOf('a.ts')).toEqual({ files: ['a.ts'], packages: [] });
});
