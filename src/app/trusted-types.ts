import { tagAddress } from '../analytics/tracker.ts';

/*
 * In browsers with trusted types, the site's policy lets text become markup or a script address
 * only through these rules. They allow what React, the generator and Google's tag need.
 */

/** Markup that React sets to create a script element that does not run. */
const emptyScript = '<script></script>';

/** Tags of generated text. The only attribute is a link within the site. */
const generatedTag =
  /<(?:\/?(?:p|h2|h3|ul|ol|li|strong|em|small|a)|a href="\/[a-z0-9/#-]*")>/g;

/** The policy's rules. Exported for tests. */
export const trustedRules = {
  createHTML(text: string): string {
    const others = text.replaceAll(generatedTag, '');
    if (text !== emptyScript && others.includes('<'))
      throw new TypeError('This text may not become markup');
    return text;
  },
  createScriptURL(address: string): string {
    if (!address.startsWith(tagAddress))
      throw new TypeError('This address may not become a script');
    return address;
  },
};

interface TrustedTypes {
  createPolicy(name: string, rules: typeof trustedRules): unknown;
}

/** Installs the rules, if the browser has trusted types. It applies the policy named `default`. */
export function createTrustedPolicy(): void {
  (
    globalThis as { readonly trustedTypes?: TrustedTypes }
  ).trustedTypes?.createPolicy('default', trustedRules);
}
