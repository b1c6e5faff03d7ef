import { packFolder } from '../../pack/pack-folder.ts';
import { connectAsOwner } from '../database/owner-client.ts';
import { hostedStore } from './hosted-store.ts';
import { localStore } from './local-store.ts';
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

/**
 * Opens the diary of the hosted database if one is configured, else that of the pack.
 * @throws InputError
 */
export function openDiaryStore(
  variables: NodeJS.Dict<string>,
  pack = packFolder,
): DiaryStore {
  const owner = connectAsOwner(variables);
  return owner ? hostedStore(owner) : localStore(pack);
}
