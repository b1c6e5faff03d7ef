/* A drawn card is named after its address and everything that is on it. */

export const cardFile = (address: string, hash: string) =>
  `${address.replace(/^\/(?:social\/)?|\.jpg$/g, '')}.${hash}.jpg`;

/** A drawn card's address from the site's root on, without its slash. */
export const cardAddress = (file: string) => `social/${file.replace(/\.[0-9a-f]+\.jpg$/, '.jpg')}`;
