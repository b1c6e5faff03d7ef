import { createEmbeddedDatabase } from '../../../server/database/embedded-database.ts';

/** Rows of two job posts, since a business's own diary may be empty. */
export const fixturePosts = [
  {
    title: 'A first job',
    town_slug: 'anytown',
    town_label: 'Anytown',
    service_slug: 'a-service',
    date_iso: '2026-03-09',
    images: [{ src: '/diary/one.jpg', alt: 'What was done' }],
    body: 'It was done.',
    created_at: '2026-03-09T17:00:00.000Z',
  },
  {
    title: 'A second job',
    town_slug: 'otherton',
    town_label: 'Otherton',
    service_slug: 'a-service',
    date_iso: '2026-02-24',
    images: [],
    body: 'That too.',
    created_at: '2026-02-24T16:30:00.000Z',
  },
];

/** Opens the embedded database with the posts of the fixture. */
export const openSeededDatabase = () => createEmbeddedDatabase(fixturePosts);
