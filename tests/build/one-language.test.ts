import { afterAll, expect, inject, test } from 'vitest';
import { copyToChange } from '../support/copies/project-copy.ts';

/* What Vite's development server takes the build takes: application and renderer are bundled by the same settings. */

const copy = copyToChange({ of: inject('exampleProject'), isBuilt: true });
afterAll(() => copy.dispose());

const home = 'src/pages/home/HomePage.tsx';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

test('a page loaded later may import styles, a module of class names, a file and its settings', async () => {
  const source = copy.read(home);
  expect(source).toContain('export function HomePage');
  copy.write('src/pages/home/home.css', '.only-at-home { outline-offset: 3px }');
  copy.write('src/pages/home/note.module.css', '.note { outline-offset: 4px }');
  copy.write('src/pages/home/drawing.svg', drawing);
  copy.write(
    home,
    `import './home.css';\nimport drawing from './drawing.svg';\nimport styles from './note.module.css';\n${source.replace(
      'export function HomePage() {\n  return (\n    <>',
      '$&\n      <p className={styles.note}><img src={drawing} alt="" width="9" height="9" /> {import.meta.env.MODE}</p>',
    )}`,
  );
  expect(copy.read(home)).toContain('styles.note');

  const { code, err } = await copy.run('build.ts');
  expect(err).toBe('');
  expect(code).toBe(0);
  const page = copy.read('dist/index.html');
  const links = [...page.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  // One sheet for all pages, which a page's own styles are part of.
  expect(links).toHaveLength(1);
  const [, style = ''] = /href="\/([^"]+)"/.exec(links[0]!)!;
  expect(links[0]).toMatch(/integrity="sha384-/);
  expect(copy.read(`dist/${style}`)).toMatch(/\.only-at-home\{outline-offset:3px\}/);
  const [, note = ''] = /<p class="_note_[^"]*">(.*?)<\/p>/.exec(page)!;
  const [, address = ''] = / src="\/([^"]+)"/.exec(note)!;
  expect(copy.read(`dist/${address}`)).toBe(drawing);
  expect(note).toMatch(/production$/);
  expect(copy.read(`dist/${style}`)).toMatch(/\._note_[^{]*\{outline-offset:4px\}/);
  expect(copy.read('dist/services.html').match(/<link rel="stylesheet"[^>]*>/g)).toEqual(links);

  // The application shows what ships: the first page of the sample is the home page.
  expect(await copy.run('snapshot.ts', ['--verify', '--sample', '1'])).toMatchObject({ code: 0, err: '' });

  // And its style sheet is an input like any other.
  copy.write('src/pages/home/home.css', '.only-at-home { outline-offset: 5px }');
  await copy.run('build.ts');
  const sheets = Object.keys(copy.site()).filter((file) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(copy.read(`dist/${sheets[0]}`)).toMatch(/\.only-at-home\{outline-offset:5px\}/);
  expect(sheets).not.toContain(style);
});

test('what the bundler does not understand is one line naming the file, and dist/ stays as it was', async () => {
  const before = copy.site();
  const source = copy.read(home);
  copy.write(home, `import x from './missing.ts';\n${source.replace('<>', '<>{x}')}`);
  const { code, err } = await copy.run('build.ts');
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^src\/pages\/home\/HomePage\.tsx:1:15: .*missing\.ts/),
  ]);
  copy.write(home, `${source}\nexport const broken = <p>;`);
  const syntax = await copy.run('build.ts');
  expect(syntax.err.trim().split('\n')).toEqual([expect.stringMatching(/^src\/pages\/home\/HomePage\.tsx:\d+:\d+: /)]);
  expect(copy.site()).toEqual(before);
});
