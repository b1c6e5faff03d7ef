import type { PostRow } from './post-input.ts';

const head = `-- The job diary of a site without Supabase. npm run diary writes it; npm run build brings it into the page.
insert into job_posts (title, town_slug, town_label, service_slug, date_iso, images, body, created_at) values
`;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The statement that puts these posts into an empty table. */
export function seedSql(posts: readonly Omit<PostRow, 'id'>[]): string {
  if (posts.length === 0) return '-- The job diary of a site without Supabase is empty: npm run diary -- add\n';
  const rows = posts.map(({ title, town_slug, town_label, service_slug, date_iso, images, body, created_at }) =>
    [
      title,
      town_slug,
      town_label,
      service_slug,
      date_iso,
      JSON.stringify(images),
      body,
      new Date(created_at).toISOString(),
    ]
      .map(quote)
      .join(', '),
  );
  return `${head}${rows.map((row) => `(${row})`).join(',\n')};\n`;
}
