import { services } from '../../../src/domain/services.ts';
import { towns } from '../../../src/domain/towns.ts';

/** Returns SQL that inserts posts `Job 1`, `Job 2` and so on, which all share a time. */
export function manyPosts(count: number): string {
  const [town] = towns;
  const [service] = services;
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `('Job ${index + 1}', '${town!.slug}', '${town!.label}', '${service!.slug}', '2026-03-09', '2026-03-09T10:00:00.000Z')`,
  );
  return `insert into job_posts (title, town_slug, town_label, service_slug, date_iso, created_at) values ${rows.join()};`;
}
