import type { Problem } from '../../src/domain/problems.ts';
import type { PackData } from './pack-data.ts';
import { markProblems } from './mark.ts';
import { themeProblems } from './theme.ts';

/** Colours, mark and pictures. */
export function checkLook(pack: PackData): Problem[] {
  return [
    ...themeProblems(pack.theme),
    ...markProblems(pack.mark, pack.theme),
    ...pack.pictures
      .filter(({ picture }) => !pack.described.includes(picture))
      .map(({ file, field, picture }) => ({
        file,
        field,
        message: `"${picture}" is no picture: put it into site/media/ and describe it in site/words/picture-texts.ts`,
      })),
    ...pack.closeUps
      .filter(({ picture }) => !pack.describedCloseUps.includes(picture))
      .map(({ file, field, picture }) => ({
        file,
        field,
        message: `"${picture}" is no close-up: put it into site/media/ and describe it in site/words/close-up-texts.ts`,
      })),
    ...(['home', 'services', 'gallery', 'guarantee', 'areas', 'getQuote', 'jobDiary'] as const)
      .filter((id) => !(id in pack.pageCards))
      .map((id) => ({ file: 'site/cards.ts', field: `pageCards.${id}`, message: 'is missing: add it' })),
  ];
}
