import * as v from 'valibot';
import { manifestSchema, type Manifest, type ManifestEntry } from '../src/domain/manifest.ts';
import { InputError, schemaProblems } from '../src/domain/problems.ts';
import { unshareList, unshareRecord } from './common-parts.ts';
import {
  createPageFormat,
  findCommon,
  formatHeads,
  listNames,
  marks,
  recordNames,
  type CommonParts,
  type InBothFiles,
} from './manifest-form.ts';

/** The committed files: the manifest, and beside it the words of pages that are in no content file. */
export type ManifestFiles = InBothFiles<string>;

/** The manifest as committed. */
export function formatManifest({ site, pages }: Manifest): ManifestFiles {
  const common = findCommon(pages);
  const heads = formatHeads(site, common);
  const texts = pages.map(createPageFormat(common));
  const whole = (name: keyof ManifestFiles) =>
    `${heads[name]}${marks[name].opens}${texts.map((text) => text[name]).join(marks[name].between)}${marks[name].ends}`;
  return { manifest: whole('manifest'), words: whole('words') };
}

/**
 * Reads the committed files. Without `words` the pages have no words beside their content files.
 * @throws InputError naming `file` where it is no manifest of today's form.
 */
export function parseManifest(
  { manifest, words }: { readonly manifest: string; readonly words?: string },
  file: string,
): Manifest {
  const older = (): never => {
    throw new InputError([
      { file, message: 'is no manifest, or one of an earlier form: run npm run build and commit it' },
    ]);
  };
  let whole: unknown;
  try {
    const { site, common, pages } = JSON.parse(manifest) as {
      site: unknown;
      common: Omit<CommonParts, 'beside'>;
      pages: ManifestEntry[];
    };
    const beside =
      words === undefined ? undefined : (JSON.parse(words) as { common: string[]; pages: Record<string, string[]> });
    if (!site || !common) return older();
    whole = {
      site,
      pages: pages.map((page) => ({
        ...page,
        ...Object.fromEntries(listNames.map((name) => [name, unshareList(common[name], page[name])])),
        ...Object.fromEntries(recordNames.map((name) => [name, unshareRecord(common[name], page[name])])),
        beside: beside ? unshareList(beside.common, beside.pages[page.path] ?? []) : [],
      })),
    };
  } catch {
    return older();
  }
  const result = v.safeParse(manifestSchema, whole);
  if (!result.success) throw new InputError(schemaProblems(file, result.issues));
  return result.output;
}
