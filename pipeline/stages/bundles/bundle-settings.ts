import type { Environment } from '../../../src/domain/settings/environment.ts';

/* What the visitors' bundle and the renderer have in common. */

/** The language level of every bundle. */
export const target = 'es2022';

/** Names that stand for a value in the code. */
export const definesFor = (environment: Environment) => ({ __ENVIRONMENT__: JSON.stringify(environment) });
