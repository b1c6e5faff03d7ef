import { collapseSpaces } from '../../snapshots/page-facts.ts';
import { snapshotFile } from '../../core/domain/pages.ts';
import { countOf } from '../../core/domain/text/count-of.ts';
import type { LinePair } from '../changes/lines.ts';
import { rulesById, shorten } from './rule.ts';

/** Characters to show before an edit. */
const CONTEXT = 50;

/** Words, with the figures and marks in them, and everything between words. */
const partsOf = (text: string) => text.match(/[^\s{}"]+|[\s{}"]/g) ?? [];

/** Number of items with which two lists begin alike. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((item, index) => item !== other[index]);
  return end < 0 ? one.length : end;
}

/** Describes an edit by the words that differ, and shows them in their context. */
export function describeEdit({ before, after }: LinePair) {
  const was = partsOf(before);
  const is = partsOf(after);
  const start = sharedStart(was, is);
  const end = sharedStart(
    was.slice(start).reverse(),
    is.slice(start).reverse(),
  );
  const [gone, came] = [was, is].map((parts) => {
    const differing = parts.slice(start, parts.length - end);
    return shorten(collapseSpaces(differing.join('')), 250);
  });
  const place = was.slice(0, start).join('').length - CONTEXT;
  const context = (after || before).slice(Math.max(0, place));
  return {
    what: `${changeText(gone, came)} after the build`,
    context: shorten(collapseSpaces(context)),
  };
}

function changeText(gone = '', came = ''): string {
  if (gone === came) return 'White space was changed';
  if (gone === '') return `"${came}" was added`;
  if (came === '') return `"${gone}" was removed`;
  return `"${gone}" was changed to "${came}"`;
}

/** What happens to the site after its build. The other rules judge what its sources make of it. */
export const asBuiltRules = rulesById({
  'as-built': {
    title: 'A file that is not as the build made it',
    why: 'Somebody or something changed it afterwards: nobody has written or checked what it says now.',
    todo: 'Build again and upload the whole folder; stop whatever changes the files.',
    checkSite: ({ altered, expected }) => {
      const pathOf = new Map(
        expected.map((page) => [`/${snapshotFile(page)}`, page.path]),
      );
      return altered.map(({ file, way, edits }) => {
        const path = pathOf.get(file) ?? file;
        const [first, ...others] = edits.map(describeEdit);
        const what = `The file was ${way} after the build`;
        const source = file;
        if (!first) return { path, what, where: file, source, cause: file };
        const more = `, with ${countOf(others.length, 'other edit')}`;
        return {
          path,
          what: first.what + (others.length > 0 ? more : ''),
          where: `${file}: ${first.context}`,
          source,
          // The same edits of many pages differ by their own paths.
          cause: [...new Set([first, ...others].map((edit) => edit.what))]
            .join()
            .replaceAll(`${path}"`, '~"'),
        };
      });
    },
  },
});
