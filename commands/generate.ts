import { join } from 'node:path';
import { checkShapes } from '../pack/check-shapes.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(async () => {
  await checkShapes();
  const { generateCommand } = await import('./shared/generate-command.ts');
  return generateCommand(join(import.meta.dirname, '..'));
});
