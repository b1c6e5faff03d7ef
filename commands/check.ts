import { root } from '../pipeline/paths.ts';
import { flag, runCommand } from './shared/run-command.ts';
import { build, checks, runSideBySide } from './shared/run-side-by-side.ts';

const frozenBuild = { ...build, args: ['--frozen'] };

await runCommand({
  usage: `Usage: npm run check      ${checks.map(({ name }) => name).join(', ')}, side by side; says all that is wrong, in the end
  --build            the build beside them, which fails where a committed product is not what it makes`,
  options: { build: flag },
  run: (values) =>
    runSideBySide(root, values.build ? [...checks, frozenBuild] : checks),
});
