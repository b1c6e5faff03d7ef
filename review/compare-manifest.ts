import type { ManifestEntry } from '../src/domain/manifest.ts';
import type { ReportChange } from './report-model.ts';

const show = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));

/** What changed for crawlers between the committed manifest and the captured pages, by path. */
export function compareManifest(
  committed: readonly ManifestEntry[],
  captured: readonly ManifestEntry[],
): ReportChange[] {
  const before = new Map(committed.map((entry) => [entry.path, entry]));
  const after = new Map(captured.map((entry) => [entry.path, entry]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path): ReportChange[] => {
    const [was, is] = [before.get(path), after.get(path)];
    if (!was) return [{ path, kind: 'added', fields: [] }];
    if (!is) return [{ path, kind: 'removed', fields: [] }];
    const names = (Object.keys(is) as (keyof ManifestEntry)[]).filter((name) => show(was[name]) !== show(is[name]));
    if (names.length === 0) return [];
    return [{ path, kind: 'changed', fields: names.map((name) => fieldChange(name, was, is)) }];
  });
}

/** Of a list only what came and went. */
function fieldChange(name: keyof ManifestEntry, was: ManifestEntry, is: ManifestEntry) {
  if (name !== 'links') return { name, before: show(was[name]), after: show(is[name]) };
  return {
    name,
    before: was.links.filter((link) => !is.links.includes(link)).join('\n'),
    after: is.links.filter((link) => !was.links.includes(link)).join('\n'),
  };
}
