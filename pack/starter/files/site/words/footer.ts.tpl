/** Links from the footer to parts of the Services page, by the id of the part. */
export const footerSections: readonly { readonly label: string; readonly section: string }[] = [];

/** Whether the footer leads to the certificates of `badges.ts`, which most pages do not load: false while there are none. */
export const hasCertificates: boolean = true;

/** Stands in the footer while a picture is a sample; empty once all are the business's own. */
export const pictureNote: string = 'The pictures are samples until our own replace them.';
