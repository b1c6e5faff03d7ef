import { keptFieldsKey } from '../../core/domain/storage-keys.ts';

/** What stands in a field: its name, value and whether it is chosen. */
export type KeptField = readonly [string, string, boolean];

/** Returns the page's fields that have a name. */
export const fieldsOf = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[name]'),
];

/** Keeps what stands in the page's fields over a reload, which empties them in Chromium. */
export function keepFields(): void {
  const kept = fieldsOf().map(({ name, value, checked }): KeptField => [
    name,
    value,
    checked,
  ]);
  try {
    sessionStorage.setItem(keptFieldsKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked. The fields will be empty.
  }
}
