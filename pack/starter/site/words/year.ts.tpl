import type { ServiceSlug } from '../../src/domain/services.ts';
import { services } from '../services.ts';

/** How good a month is for a job. */
export type Season = 'best' | 'fine' | 'wait';

interface ServiceYear {
  /** Twelve, January to December. */
  readonly months: readonly Season[];
  /** Why, in the order of the year. */
  readonly reasons: readonly string[];
}

const anyMonth: ServiceYear = {
  months: Array.from({ length: 12 }, () => 'fine'),
  reasons: ['Any month will do: we agree the day with you.'],
};

/** When to have what done. */
export const years = Object.fromEntries(services.map(({ slug }) => [slug, anyMonth])) as Readonly<
  Record<ServiceSlug, ServiceYear>
>;
