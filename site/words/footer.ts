/** Links from the footer to parts of the Services page, by the id of the part. */
export const footerSections: readonly {
  readonly label: string;
  readonly section: string;
}[] = [{ label: 'Commercial Pressure Washing', section: 'commercial' }];

/** Whether the footer leads to the certificates of `badges.ts`, which most pages do not load: false while there are none. */
export const hasCertificates: boolean = true;
