import { packFolder } from '../../core/disk/pack-folder.ts';
import { connectAsOwner } from '../database/owner-client.ts';
import { hostedStore } from './hosted-store.ts';
import { localStore } from './local-store.ts';
import type { DiaryStore } from './diary-store.ts';

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
