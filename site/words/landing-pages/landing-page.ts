import type { Faq } from '../../../src/domain/content.ts';
import { serviceFigures } from '../../pricing.ts';
import type { ServiceSlug } from '../../../src/domain/services.ts';
import type { PictureName } from '../picture-texts.ts';

interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** All words of one of the four fixed service landing pages. */
export interface LandingPageCopy {
  readonly path: string;
  /** In the breadcrumb. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly hero: PictureName;
  readonly intro: readonly string[];
  readonly benefits: readonly TitledText[];
  readonly process: readonly TitledText[];
  readonly faqs: readonly Faq[];
  readonly related: readonly { readonly label: string; readonly path: string }[];
  /** Of the structured data's Service. */
  readonly serviceType: string;
  readonly areaServed: 'Exeter' | 'Devon';
}

/** A figure that the service is known to have, so that a page can never read 'undefined'. */
export function figure(service: ServiceSlug, field: string): string {
  const value = serviceFigures[service][field];
  if (value === undefined) throw new Error(`${service} has no figure '${field}'`);
  return value;
}
