import { services } from '../../../core/domain/services.ts';
import { towns } from '../../../core/domain/towns.ts';

/** Returns the rows of posts `Job 1`, `Job 2` and so on, which all share a time. */
export const manyPosts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Job ${index + 1}`,
    town_slug: towns[0]!.slug,
    town_label: towns[0]!.label,
    service_slug: services[0]!.slug,
    date_iso: '2026-03-09',
    created_at: '2026-03-09T10:00:00.000Z',
  }));
