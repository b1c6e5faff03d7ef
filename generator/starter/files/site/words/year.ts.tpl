import type { ServiceYears } from '#pack/schemas/year.ts';
import { byService } from '../services.ts';

const anyMonth: ServiceYears = {
  everywhere: {
    months: %{stays}Array.from({ length: 12 }, () => 'fine'),
    reasons: ['Any month will do: we agree the day with you.'],
  },
};

/** When to have what done. */
export const years = byService(() => anyMonth);
