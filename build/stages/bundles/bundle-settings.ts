import type { Environment } from '../../../src/domain/environment.ts';

/* What the visitors' bundle and the renderer have in common. */

/** The language level of every bundle. */
export const target = 'es2022';

/** The router's store asks for a stand-in for a hook that React has had since version 18: this is the same without it. */
export const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' };

/** Names that stand for a value in the code. */
export const definesFor = (environment: Environment) => ({ __ENVIRONMENT__: JSON.stringify(environment) });
