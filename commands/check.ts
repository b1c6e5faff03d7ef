import { root } from '../core/disk/project-paths.ts';
import { flag, runCommand } from './shared/run-command.ts';
import { build, checks, runSideBySide } from './shared/run-side-by-side.ts';

const frozenBuild = { ...build, args: ['--frozen'] };

await runCommand({
  usage: `Usage: npm run check      checks ${checks.map(({ name }) => name).join(', ')} in parallel, and reports all problems at the end
  --build            also build, and fail if a committed product differs from what the build makes`,
  options: { build: flag },
  run: (values) =>
    runSideBySide(root, values.build ? [...checks, frozenBuild] : checks),
});
