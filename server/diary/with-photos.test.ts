import { expect, test, vi } from 'vitest';
import type { DiaryStore } from './diary-store.ts';
import { dropPhotos, withPhotos } from './with-photos.ts';

/** A store that stores every photograph and can delete only the second. */
const store = {
  putPhoto: async (name: string) => `/diary/${name.slice(-5)}`,
  dropPhoto: async (src: string) => {
    if (src !== '/diary/2.jpg') throw new Error('no answer');
  },
} as Partial<DiaryStore> as DiaryStore;
const left = [
  '/diary/1.jpg: is still published: no answer',
  '/diary/3.jpg: is still published: no answer',
].join('\n');

test('every photograph that could not be deleted is named, and the others are deleted', async () => {
  const images = [1, 2, 3].map((nth) => ({ src: `/diary/${nth}.jpg` }));
  await expect(dropPhotos(store, images)).rejects.toThrow(left);
});

test('if a post cannot be stored, its photographs are deleted again, those that are left are named, and the reason is reported', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const photo = { name: 'a.jpg', bytes: Buffer.from(''), width: 1, height: 1 };
  const stored = withPhotos(
    store,
    { date_iso: '2026-03-09', town_slug: 'truro' },
    { photos: [photo, photo, photo], alts: [] },
    () => Promise.reject(new Error('the database is full')),
  );
  await expect(stored).rejects.toThrow('the database is full');
  expect(said.mock.calls).toEqual([[left]]);
});
