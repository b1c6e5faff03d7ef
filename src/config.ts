import type { Environment } from '../core/domain/settings/environment.ts';

declare const __ENVIRONMENT__: Environment;

/** The environment, parsed once when the bundle was built. */
export const config: Environment = __ENVIRONMENT__;
