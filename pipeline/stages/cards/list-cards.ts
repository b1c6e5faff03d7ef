import { assertDefined } from '../../../src/domain/assert-defined.ts';
import { join } from 'node:path';
import { InputError } from '../../../src/domain/problems.ts';
import { socialCards, type SocialCard } from '../../../src/domain/pictures/social-photos.ts';
import { hashOf } from '../../cache/hash-of.ts';
import { mastersFolder } from '../../paths.ts';
import type { PictureSizes } from '../pictures/picture-sizes.ts';

export interface Card extends SocialCard {
  /** The master's path. */
  readonly photo: string;
  /** The drawn card's name, after everything it is made from. */
  readonly file: string;
}

/** A drawn card is named after its address and everything that is on it. */
const cardFile = (address: string, hash: string) => `${address.replace(/^\/(?:social\/)?|\.jpg$/g, '')}.${hash}.jpg`;

/** A drawn card's address from the site's root on, without its slash. */
export const cardAddress = (file: string) => `social/${file.replace(/\.[0-9a-f]+\.jpg$/, '.jpg')}`;

/** Every card of the site; `design` is a hash of all that they have in common. @throws InputError naming every picture that is not there. */
export function listCards(design: string, sizes: PictureSizes): Card[] {
  const lost = socialCards.filter(({ picture }) => !sizes[picture]);
  if (lost.length > 0) {
    throw new InputError(
      lost.map(({ address, picture }) => ({
        file: 'src/domain/pictures/social-photos.ts',
        field: address,
        message: `no picture "${picture}" in site/media/`,
      })),
    );
  }
  return socialCards.map((card) => {
    const { file, hash } = assertDefined(sizes[card.picture], card.picture);
    return {
      ...card,
      photo: join(mastersFolder, file),
      file: cardFile(card.address, hashOf(design, card.title, hash)),
    };
  });
}
