/** Links from the footer to parts of the Services page, by the id of the part. */
export const footerSections: readonly { readonly label: string; readonly section: string }[] = [];
