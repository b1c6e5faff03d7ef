import type { ServiceYears } from '#core/schemas/year.ts';
import type { ServiceSlug } from '../services.ts';

/** When to have what done, for services that the time of year matters to. */
export const years: Readonly<Partial<Record<ServiceSlug, ServiceYears>>> = {};
