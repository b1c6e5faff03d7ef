import { expect, test } from 'vitest';
import { keepBuiltTexts } from '../../pipeline/cache/built-texts.ts';
import { writeBuildRecord } from '../../pipeline/cache/build-record.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { editedSince } from './since-build.ts';

/** Makes a project whose last build made these files of the site. */
function builtProject(site: Readonly<Record<string, string>>) {
  const project = temporaryFolder();
  for (const [name, text] of Object.entries(site))
    project.write(`dist/${name}`, text);
  const products = Object.fromEntries(
    Object.entries(site).map(([name, text]) => [`dist/${name}`, hashOf(text)]),
  );
  keepBuiltTexts(project.root, products);
  writeBuildRecord(project.pathOf('.cache/build.json'), {
    files: {},
    stages: { site: { settings: '', inputs: {}, products } },
  });
  return project;
}

const page = '<head><title>Moss</title></head>\n<p>We wash it off.</p>';

test('a site that nobody touched has no altered files, in the project or as a copy elsewhere', () => {
  const project = builtProject({ 'index.html': page });
  const { root, pathOf } = project;
  expect(editedSince(root, pathOf('dist'))).toEqual([]);
  project.write('copy/index.html', page);
  expect(editedSince(root, pathOf('copy'))).toEqual([]);
});

test('an edited file is listed with the tags and texts that differ, and other files with what happened to them', () => {
  const project = builtProject({
    'index.html': page,
    'gone.html': page,
    'cut.js': 'run(1)\nstop()',
    'photo.jpg': 'a picture',
  });
  project.write('dist/index.html', page.replace('<p>We', '<p hidden>They'));
  project.write('dist/photo.jpg', 'another');
  project.write('dist/added.js', 'run()');
  project.write('dist/cut.js', 'run(1)');
  project.remove('dist/gone.html');
  expect(editedSince(project.root, project.pathOf('dist'))).toEqual([
    { file: '/added.js', way: 'added', edits: [] },
    { file: '/cut.js', way: 'cut off', edits: [] },
    { file: '/gone.html', way: 'removed', edits: [] },
    {
      file: '/index.html',
      way: 'changed',
      edits: [
        { before: '<p>We wash it off.', after: '<p hidden>They wash it off.' },
      ],
    },
    { file: '/photo.jpg', way: 'changed', edits: [] },
  ]);
});

test('without a record of a build, nothing is known of the files', () => {
  const { root, pathOf, write } = temporaryFolder();
  write('dist/index.html', page);
  expect(editedSince(root, pathOf('dist'))).toBeUndefined();
});
