import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where everything is built: outside the project, whose packages and settings the other tools must not find. */
export const folder = join(tmpdir(), 'local-site-bench');
