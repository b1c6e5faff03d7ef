import type { ServiceRow } from '#pack/schemas/business.ts';

/** The services that every town has a page for, in the order shown. */
export const services = %{services} as const satisfies readonly ServiceRow[];

export type ServiceSlug = (typeof services)[number]['slug'];
