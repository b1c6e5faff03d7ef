import { expect, test } from 'vitest';
import type { TownProfile } from '../../generator/inputs/profile.ts';
import { copyGenerator } from '../../tests/support/copies/generator-copy.ts';

/* The test runs the generator fifteen times. */
const slow = { timeout: 480_000 };

test(
  'towns that a build generates alone, beside others that are cached, are written as all together are, and refused where those are',
  slow,
  async () => {
    const project = copyGenerator();
    expect(await project.generate(['--known', 'key'])).toMatchObject({
      code: 0,
      errors: [],
    });
    const file = (town: string) => `site/profiles/${town}.json`;
    const say = (profile: TownProfile, sentence: string) => ({
      ...profile,
      setting: `${profile.setting} ${sentence}`,
    });
    const rewrite = (
      town: string,
      change: (profile: TownProfile) => TownProfile,
    ) =>
      project.write(
        file(town),
        JSON.stringify(
          change(JSON.parse(project.read(file(town))) as TownProfile),
        ),
      );
    const original = project.read(file('plymouth'));
    const { codeword } = JSON.parse(original) as TownProfile;

    const changes: Readonly<
      Record<
        string,
        { readonly towns: readonly string[]; readonly make: () => void }
      >
    > = {
      'one town': {
        towns: ['exeter'],
        make: () =>
          rewrite('exeter', (profile) =>
            say(profile, 'The bins go out on Thursdays.'),
          ),
      },
      'two towns that say the same': {
        towns: ['totnes', 'torquay'],
        make: () => {
          for (const town of ['totnes', 'torquay'])
            rewrite(town, (profile) =>
              say(
                profile,
                'The market is on a Friday, in the square below the old mill.',
              ),
            );
        },
      },
      'a page that is held back': {
        towns: ['exeter'],
        make: () =>
          project.edit<{ services: Record<string, { publish: boolean }> }>(
            file('exeter'),
            ({ services }) => {
              services['patio-cleaning']!.publish = false;
            },
          ),
      },
      'a town in the words of another': {
        towns: ['plymouth'],
        make: () =>
          project.write(
            file('plymouth'),
            JSON.stringify({
              ...JSON.parse(project.read(file('exeter'))),
              codeword,
            }),
          ),
      },
      'a codeword that is taken': {
        towns: ['plymouth'],
        make: () =>
          rewrite('plymouth', (profile) => ({
            ...profile,
            codeword: (JSON.parse(project.read(file('totnes'))) as TownProfile)
              .codeword,
          })),
      },
      'a town that was mended': {
        towns: ['plymouth'],
        make: () => project.write(file('plymouth'), original),
      },
      'a town that nobody describes any more': {
        towns: ['totnes'],
        make: () => project.remove(file('totnes')),
      },
    };
    for (const [name, { towns, make }] of Object.entries(changes)) {
      make();
      const alone = await project.generate([
        '--known',
        'key',
        ...towns.flatMap((town) => ['--town', town]),
      ]);
      const content = project.content();
      const whole = await project.generate();
      expect(alone.code, name).toBe(whole.code);
      if (name === 'a town in the words of another')
        expect(alone.errors.join()).toMatch(
          /\/devon\/plymouth\/driveway-cleaning and \/devon\/exeter\/driveway-cleaning share \d+\.\d% of their five-word runs; at most 15\.0%/,
        );
      // Pages that did not change are not reported.
      expect(whole.errors, name).toEqual(
        expect.arrayContaining([...alone.errors]),
      );
      expect(content, name).toEqual(project.content());
    }
  },
);
