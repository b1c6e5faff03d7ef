import type { PictureInfo } from '../domain/pictures/picture-files.ts';

type Coloured = Pick<PictureInfo, 'placeholder'>;

const classOf = (half: 'upper' | 'lower', colour: string) =>
  `${half}-${colour.replace('#', '')}`;

/** Classes of a picture that give it its placeholder's colours: the site's policy allows no style attributes. */
export const placeholderClasses = ({
  placeholder: [upper, lower],
}: Coloured): string => `${classOf('upper', upper)} ${classOf('lower', lower)}`;

/** The style sheet's rules for those classes of all these pictures, in a fixed order. */
export function placeholderRules(pictures: readonly Coloured[]): string {
  const rules = pictures.flatMap(({ placeholder: [upper, lower] }) => [
    `.${classOf('upper', upper)} { --upper: ${upper}; }\n`,
    `.${classOf('lower', lower)} { --lower: ${lower}; }\n`,
  ]);
  return [...new Set(rules)].sort().join('');
}
