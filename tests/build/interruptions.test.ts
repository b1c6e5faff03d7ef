import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copied } from '../support/copies/copy-to-break.ts';
import { isFull } from '../support/copies/fault-share.ts';
import { copyToChange, outcomeOf } from '../support/copies/project-copy.ts';

const copy = copyToChange({ of: copied.of, isBuilt: true });

/**
 * Starts a build with everything to do, and waits until its process ID file shows that it has the
 * lock.
 */
async function holdLock() {
  for (const path of ['dist', '.cache/build.json', '.cache/build.pid'])
    copy.remove(path);
  const first = copy.start('build.ts');
  const outcome = outcomeOf(first);
  while (!copy.exists('.cache/build.pid') && first.exitCode === null)
    await sleep(10);
  return { id: first.pid, outcome };
}

test("a second build at the same time stops and names the first one's process ID", async () => {
  const { id, outcome } = await holdLock();
  // Removing dist/ does not release the lock.
  copy.remove('dist');
  const second = await copy.run('build.ts');
  expect(second.code).toBe(1);
  expect(second.err.trim()).toBe(
    `build: another one is running here (process ${id}): wait until it ends`,
  );
  expect(await outcome).toMatchObject({ code: 0, err: '' });
  await copy.build();
});

// Only in a full run, since nothing but a person removes the lock.
if (isFull)
  test('two builds whose lock was removed never leave half a site, and the next build makes a whole one', async () => {
    const whole = copy.site();
    const { outcome } = await holdLock();
    copy.remove('.build.lock');
    const ended = await Promise.all([outcome, copy.run('build.ts')]);
    // The first build stops before it replaces the site, and may have removed files that the second
    // needs.
    expect(ended[0]).toMatchObject({ code: 1 });
    expect(copy.site()).toEqual(ended[1]?.code === 0 ? whole : {});
    await copy.build();
    expect(copy.site()).toEqual(whole);
  });
