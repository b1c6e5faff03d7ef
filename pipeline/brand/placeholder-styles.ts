import { readFileSync } from 'node:fs';
import type { PictureInfo } from '../../src/domain/pictures/pictures.ts';
import { placeholderRules } from '../../src/domain/words/placeholders.ts';
import { closeUpSizesFile, pictureSizesFile } from '../paths.ts';

/** Files that the rules are made from. */
export const placeholderSources = [pictureSizesFile, closeUpSizesFile];

/** Rules for the placeholder colours of every picture that is described. */
export const placeholderStyles = (): string =>
  placeholderRules(
    placeholderSources.flatMap((file) =>
      Object.values(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, PictureInfo>>),
    ),
  );
