import { join } from 'node:path';
import { generateCommand } from './generate-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(generateCommand(join(import.meta.dirname, '..')));
