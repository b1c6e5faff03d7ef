import { root } from '../build/places.ts';
import { checks } from './checks.ts';
import { runCommand } from './run-command.ts';
import { runSideBySide } from './run-side-by-side.ts';

await runCommand({
  usage: `Usage: npm run check      ${checks.map(({ name }) => name).join(', ')}, side by side; says all that is wrong, in the end`,
  options: {},
  run: () => runSideBySide(root, checks),
});
