import type { LandingPageRow } from '../pack-types/business.ts';
import { landingRows } from './page-table.ts';

/** The landing page that is about a service; undefined where none is. */
export const landingOfService = (service: string | undefined): LandingPageRow | undefined =>
  landingRows.find((row) => row.service === service);
