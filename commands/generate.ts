import { join } from 'node:path';
import { generateCommand } from './shared/generate-command.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(generateCommand(join(import.meta.dirname, '..')));
