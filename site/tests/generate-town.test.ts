import { expect, test } from 'vitest';
import type { TownProfile } from '../../generator/inputs/profile.ts';
import { copyGenerator } from '../../tests/support/copies/generator-copy.ts';

/* The test runs the generator thirteen times. */

test('generating only the changed towns beside the pages of the rest gives the same files and exit code as generating all', async () => {
  const project = copyGenerator();
  await project.make();
  const fileOf = (town: string) => `site/profiles/${town}.json`;
  const profileOf = (town: string) =>
    JSON.parse(project.read(fileOf(town))) as TownProfile;
  const say = (town: string, sentence: string) =>
    project.edit<TownProfile>(
      fileOf(town),
      (profile) => void (profile.setting += ` ${sentence}`),
    );
  const plymouth = profileOf('plymouth');
  const put = (profile: TownProfile) =>
    project.write(fileOf('plymouth'), JSON.stringify(profile));

  const changes: readonly (readonly [
    name: string,
    towns: readonly string[],
    make: () => void,
  ])[] = [
    [
      'one town',
      ['exeter'],
      () => say('exeter', 'The bins go out on Thursdays.'),
    ],
    [
      'two towns that say the same',
      ['totnes', 'torquay'],
      () => {
        const sentence =
          'The market is on a Friday, in the square below the old mill.';
        say('totnes', sentence);
        say('torquay', sentence);
      },
    ],
    [
      'a page that is held back',
      ['exeter'],
      () =>
        project.edit<{ services: Record<string, { publish: boolean }> }>(
          fileOf('exeter'),
          ({ services }) => {
            services['patio-cleaning']!.publish = false;
          },
        ),
    ],
    [
      'a town in the words of another',
      ['plymouth'],
      () => put(profileOf('exeter')),
    ],
    ['a town that was mended', ['plymouth'], () => put(plymouth)],
    [
      'a town that nobody describes any more',
      ['totnes'],
      () => project.remove(fileOf('totnes')),
    ],
  ];
  for (const [name, towns, make] of changes) {
    make();
    const alone = await project.generate(
      towns.flatMap((town) => ['--town', town]),
    );
    const content = project.content();
    const whole = await project.generate();
    expect(alone.code, name).toBe(whole.code);
    if (name === 'a town in the words of another')
      expect(alone.errors.join()).toMatch(
        /\/devon\/plymouth\/driveway-cleaning and \/devon\/exeter\/driveway-cleaning share \d+\.\d% of their five-word runs; at most 15\.0%/,
      );
    // Errors about unchanged pages are reported only when all towns are generated.
    expect(whole.errors, name).toEqual(
      expect.arrayContaining([...alone.errors]),
    );
    expect(content, name).toEqual(project.content());
  }
});
