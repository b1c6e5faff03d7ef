import type { PictureInfo } from './picture-files.ts';

type Coloured = Pick<PictureInfo, 'placeholder'>;

const classOf = (half: 'upper' | 'lower', colour: string) =>
  `${half}-${colour.replace('#', '')}`;

/** Returns classes for a picture's placeholder colours: the CSP allows no style attributes. */
export const placeholderClasses = ({
  placeholder: [upper, lower],
}: Coloured): string => `${classOf('upper', upper)} ${classOf('lower', lower)}`;

/** Returns the CSS rules of these pictures' `placeholderClasses`, sorted. */
export function placeholderRules(pictures: readonly Coloured[]): string {
  const rules = pictures.flatMap(({ placeholder: [upper, lower] }) => [
    `.${classOf('upper', upper)} { --upper: ${upper}; }\n`,
    `.${classOf('lower', lower)} { --lower: ${lower}; }\n`,
  ]);
  return [...new Set(rules)].sort().join('');
}
