import { randomUUID } from 'node:crypto';
import type { JobPhoto } from '../../core/domain/diary/job-post.ts';
import { throwProblems } from '../../core/domain/problems.ts';
import type { DiaryStore } from './diary-store.ts';
import type { Photo } from './photos.ts';
import type { PostFields } from './post-input.ts';

interface PublishedPhotos {
  readonly photos: readonly Photo[];
  /** Alternative texts in the order of the photographs. The list may be shorter. */
  readonly alts: readonly string[];
  /** Called with the number of photographs sent so far, and the total. */
  readonly onDone?: (done: number, total: number) => void;
}

/**
 * Publishes photographs under unique names, then calls `save` to store the post with them. If
 * either fails, deletes the photographs again.
 */
export async function withPhotos(
  store: DiaryStore,
  post: Pick<PostFields, 'date_iso' | 'town_slug'>,
  { photos, alts, onDone }: PublishedPhotos,
  save: (images: readonly JobPhoto[]) => Promise<void>,
): Promise<void> {
  const stem = `${post.date_iso}-${post.town_slug}-${randomUUID().slice(0, 8)}`;
  const images: JobPhoto[] = [];
  try {
    for (const [index, { bytes }] of photos.entries()) {
      const alt = alts[index]?.trim();
      const src = await store.putPhoto(`${stem}-${index + 1}.jpg`, bytes);
      images.push(alt ? { src, alt } : { src });
      onDone?.(images.length, photos.length);
    }
    await save(images);
  } catch (error) {
    await dropPhotos(store, images).catch((left: Error) =>
      console.error(left.message),
    );
    throw error;
  }
}

/** Deletes photographs. @throws InputError naming those that could not be deleted */
export async function dropPhotos(
  store: DiaryStore,
  images: readonly JobPhoto[],
): Promise<void> {
  const problems = [];
  for (const { src } of images) {
    try {
      await store.dropPhoto(src);
    } catch (error) {
      const reason = (error as Error).message;
      problems.push({ file: src, message: `is still published: ${reason}` });
    }
  }
  throwProblems(problems);
}
