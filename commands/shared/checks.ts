import type { Step } from './run-side-by-side.ts';

/** What holds without running anything of the project. */
export const checks: readonly Step[] = [
  // Four checkers take twice the processor's time for what they all look at, and are no sooner done beside the other tools.
  { name: 'types', file: 'node_modules/typescript/bin/tsc', args: ['--singleThreaded'] },
  { name: 'lint', file: 'node_modules/oxlint/bin/oxlint', args: ['--deny-warnings'] },
  { name: 'style', file: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'], remedy: 'npm run format lays them out' },
  { name: 'unused code', file: 'node_modules/knip/bin/knip.js', args: ['--no-config-hints'] },
];

/** Whether the site can be made. */
export const build: Step = { name: 'build', file: 'commands/build.ts' };
