/**
 * Returns the path of the page that the document holds, from its canonical link. A host may serve a
 * page under a variant of its URL, such as `/services.html`.
 * @returns undefined in development, where documents come empty
 */
export function documentPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]',
  );
  return canonical ? new URL(canonical.href).pathname : undefined;
}
