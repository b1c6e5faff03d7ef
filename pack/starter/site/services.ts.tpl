import type { ServiceRow } from '../src/domain/pack.ts';

/** The services that every town has a page for, in the order shown. */
export const services = %{services} as const satisfies readonly ServiceRow[];
