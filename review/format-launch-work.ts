import type { LaunchGroup } from './launch-group.ts';

/** The list as text for a terminal. */
export function formatLaunchWork(groups: readonly LaunchGroup[], switchedOff: readonly string[]): string {
  const off =
    switchedOff.length === 0
      ? []
      : [['Off, as you may want it:', ...switchedOff.map((item) => `  - ${item}`)].join('\n')];
  if (groups.length === 0)
    return ['Ready to go live: nothing is sample, unset or without evidence.', ...off].join('\n\n');
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const sections = groups.map(({ title, todo, items }) =>
    [`${title} (${items.length})`, ...items.map((item) => `  - ${item}`), `  ${todo}`].join('\n'),
  );
  return [...sections, ...off, `${count} ${count === 1 ? 'thing' : 'things'} to settle before going live.`].join(
    '\n\n',
  );
}
