import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copied } from '../support/copies/copy-to-break.ts';
import { isFull } from '../support/copies/fault-share.ts';
import { copyToChange, outcomeOf } from '../support/copies/project-copy.ts';

const copy = copyToChange({ of: copied.of, isBuilt: true });

test("a second build at the same time stops and names the first one's process ID", async () => {
  // With everything to rebuild, the first build is still running when the second starts.
  for (const path of ['dist', '.cache/build.json']) copy.remove(path);
  const first = copy.start('build.ts');
  const finished = outcomeOf(first);
  // Once its process ID is written, the first build holds the lock.
  while (!copy.exists('.cache/build.pid') && first.exitCode === null)
    await sleep(10);
  // Removing dist/ does not release the lock.
  copy.remove('dist');
  const second = await copy.run('build.ts');
  expect(second.code).toBe(1);
  expect(second.err.trim()).toBe(
    `build: another one is running here (process ${first.pid}): wait until it ends`,
  );
  expect(await finished).toMatchObject({ code: 0, err: '' });
  await copy.build();
});

// Only in a full run, since nothing but a person removes the lock.
if (isFull)
  test('two builds whose lock was removed never leave half a site, and the next build makes a whole one', async () => {
    const whole = copy.site();
    for (const path of ['dist', '.cache/build.json', '.cache/build.pid'])
      copy.remove(path);
    const first = copy.start('build.ts');
    const outcomes = [outcomeOf(first)];
    while (!copy.exists('.cache/build.pid') && first.exitCode === null)
      await sleep(10);
    copy.remove('.build.lock');
    outcomes.push(copy.run('build.ts'));
    const ended = await Promise.all(outcomes);
    // The first build stops before it replaces the site, and may have removed files that the second
    // needs.
    expect(ended[0]).toMatchObject({ code: 1 });
    expect(copy.site()).toEqual(ended[1]?.code === 0 ? whole : {});
    await copy.build();
    expect(copy.site()).toEqual(whole);
  });
