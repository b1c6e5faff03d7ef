import { checkShapes } from '../pack/pack-files.ts';
import { packFolder } from '../core/disk/pack-folder.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(async () => {
  await checkShapes();
  const { generateCommand } = await import('./shared/generate-command.ts');
  return generateCommand(packFolder, (result) => process.send?.(result));
});
