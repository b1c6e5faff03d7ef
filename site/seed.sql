-- Sample posts, so that a fresh copy shows a working diary. Replace them with the business's own.
insert into job_posts (title, town_slug, town_label, service_slug, date_iso, images, body, created_at) values
('Sample: sandstone patio behind a bungalow', 'exmouth', 'Exmouth', 'patio-cleaning', '2026-03-09', '[{"src":"/diary/sample-patio-before.jpg","alt":"Sandstone patio green with algae before cleaning"},{"src":"/diary/sample-patio-after.jpg","alt":"The same patio pale and clean"}]', 'A north-facing patio that had gone green over the winter.

Weeds came out of the joints by hand first. Then a flat surface cleaner at moderate pressure, a rinse, and a treatment for the black spots.', '2026-03-09T17:00:00.000Z'),
('Sample: block-paved drive with moss in every joint', 'budleigh-salterton', 'Budleigh Salterton', 'driveway-cleaning', '2026-02-24', '[{"src":"/diary/sample-driveway-after.jpg"}]', 'Moss had lifted the edges of the blocks near the hedge.

We cleaned the drive, let it dry out and came back to brush fresh sand into the joints.', '2026-02-24T16:30:00.000Z'),
('Sample: moss off a slate roof', 'topsham', 'Topsham', 'roof-moss-removal', '2026-02-11', '[]', 'Two slopes scraped by hand from a roof ladder, the gutters cleared afterwards, and both slopes treated with biocide on a dry day.', '2026-02-11T15:10:00.000Z');
