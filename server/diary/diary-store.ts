import type { PostRow } from './post-input.ts';

/** Storage of the job diary. Every method rejects with InputError if the database refuses. */
export interface DiaryStore {
  /** Returns all posts, newest first. */
  list(): Promise<readonly PostRow[]>;
  add(post: Omit<PostRow, 'id'>): Promise<void>;
  edit(post: PostRow, change: Partial<PostRow>): Promise<void>;
  remove(post: PostRow): Promise<void>;
  /** Stores a photograph; if that fails, no part of it is left. @returns its URL */
  putPhoto(name: string, bytes: Buffer): Promise<string>;
  /** Deletes a photograph that `putPhoto` stored. Other URLs are ignored. */
  dropPhoto(src: string): Promise<void>;
  /** Tells the owner how a change becomes visible. */
  readonly next: string;
}
