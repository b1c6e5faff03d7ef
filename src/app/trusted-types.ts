import { tagAddress } from '../analytics/tracker.ts';

/*
 * In browsers with Trusted Types, the site's CSP lets text become HTML or a script URL only through
 * these rules. They allow what React, the generator and Google's tag need.
 */

/** HTML that React sets to create a script element that does not run. */
const emptyScript = '<script></script>';

/** Tags that generated text may hold. The only attribute is `href`, to a page of the site. */
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

/** Installs the rules as the `default` policy, which browsers with Trusted Types then apply. */
export function createTrustedPolicy(): void {
  (
    globalThis as { readonly trustedTypes?: TrustedTypes }
  ).trustedTypes?.createPolicy('default', trustedRules);
}
