import { tagAddress } from '../analytics/tracker.ts';

/*
 * Where a browser knows trusted types, the site's policy lets no text become markup, or the address of a script, but through
 * this one gate. React's way of making a script element, the generator's text and Google's tag pass; a fault elsewhere does not.
 */

/** How React makes a script element that does not run by itself. */
const emptyScript = '<script></script>';

/** Tags that generated text consists of; none has an attribute but a link within the site. */
const generatedTag =
  /<(?:\/?(?:p|h2|h3|ul|ol|li|strong|em|small|a)|a href="\/[a-z0-9/#-]*")>/g;

/** What may become markup, or a script's address. Exported for its test: browsers are given it below. */
export const trustedRules = {
  createHTML(text: string): string {
    if (text !== emptyScript && text.replaceAll(generatedTag, '').includes('<'))
      throw new TypeError('Text that may not become markup');
    return text;
  },
  createScriptURL(address: string): string {
    if (!address.startsWith(tagAddress))
      throw new TypeError('Text that may not become a script');
    return address;
  },
};

interface TrustedTypes {
  createPolicy(name: string, rules: typeof trustedRules): unknown;
}

/** Opens the gate; without trusted types there is nothing to open. The name is the one browsers ask by themselves. */
export function createTrustedPolicy(): void {
  (
    globalThis as { readonly trustedTypes?: TrustedTypes }
  ).trustedTypes?.createPolicy('default', trustedRules);
}
