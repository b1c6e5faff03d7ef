-- A sample post, so that a fresh copy shows a working diary. Replace it with the business's own.
insert into job_posts (title, town_slug, town_label, service_slug, date_iso, images, body, created_at) values
('Sample: a first job', '%{raw:homeSlug}', '%{sql:home}', '%{raw:firstService}', '2026-03-09', '[]',
'A sample of what a post says: what there was to do, what was found and how it was left. Two or three sentences that a neighbour would read, and photographs where there are some.', '2026-03-09T17:00:00.000Z');
