import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../pipeline/files/list-files.ts';
import { copyGenerator } from '../../tests/support/copies/generator-copy.ts';

/* The test runs the generator six times. */
const slow = { timeout: 240_000 };

const readAll = (folder: string) =>
  Object.fromEntries(listFiles(folder, ['.']).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

test(
  'parts made on machines of their own are together, byte for byte, and compared, figure for figure, what one run makes',
  slow,
  async () => {
    const project = copyGenerator();
    const whole = await project.generate();
    expect(whole).toMatchObject({ code: 0, errors: [] });
    const expected = readAll(project.path('public/content'));

    // Each machine begins with nothing, and hands its files over.
    const handed = project.path('handed-over');
    for (const part of ['1/3', '2/3', '3/3']) {
      project.remove('public');
      expect(await project.generate(['--shard', part])).toMatchObject({ code: 0, errors: [] });
      mkdirSync(handed, { recursive: true });
      cpSync(project.path('public/content'), handed, { recursive: true });
    }
    project.remove('public');
    cpSync(handed, project.path('public/content'), { recursive: true });

    const merged = await project.generate(['--merge', '3']);
    expect(merged).toMatchObject({ code: 0, errors: [] });
    expect(readAll(project.path('public/content'))).toEqual(expected);
    const figures = (out: string) => out.split('\n').filter((line) => !line.includes('content files'));
    expect(figures(merged.out)).toEqual(figures(whole.out));

    project.write('templates/hub/intro/1.hbs', '<p>{{town}} by other words than the parts were made from.</p>');
    expect((await project.generate(['--merge', '3'])).errors).toHaveLength(3);
  },
);
