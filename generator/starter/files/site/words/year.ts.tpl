import type { ServiceYears } from '#pack/schemas/facts.ts';
import type { ServiceSlug } from '../services.ts';
import { services } from '../services.ts';

const anyMonth: ServiceYears = {
  everywhere: {
    months: %{stays}Array.from({ length: 12 }, () => 'fine'),
    reasons: ['Any month will do: we agree the day with you.'],
  },
};

/** When to have what done. */
export const years = Object.fromEntries(services.map(({ slug }) => [slug, anyMonth])) as Readonly<
  Record<ServiceSlug, ServiceYears>
>;
