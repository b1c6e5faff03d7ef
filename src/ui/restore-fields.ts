import { keptFieldsKey } from '../../core/domain/storage-keys.ts';
import { fieldsOf, type KeptField } from './keep-fields.ts';

/** Fills fields that are empty with what `keepFields` kept, once. */
export function restoreFields(): void {
  try {
    const stored = sessionStorage.getItem(keptFieldsKey) ?? '[]';
    sessionStorage.removeItem(keptFieldsKey);
    const fields = fieldsOf();
    const kept = JSON.parse(stored) as KeptField[];
    for (const [index, [name, value, checked]] of kept.entries()) {
      const field = fields[index];
      if (field?.name !== name) continue;
      field.value ||= value;
      field.checked = checked;
    }
  } catch {
    // Storage is blocked, or holds something else. The fields stay empty.
  }
}
