import type { Rule } from '../types.ts';
import { asBuiltRules } from './as-built.ts';
import { wordCountRules } from './word-count.ts';
import { factRules } from './facts.ts';
import { headRules } from './head.ts';
import { imageRules } from './images.ts';
import { linkRules } from './links.ts';
import { sitemapRules } from './sitemap.ts';
import { structuredDataRules } from './structured-data.ts';
import { wordingRules } from './wording.ts';

/** Every rule, in the order of the report. */
export const rules: readonly Rule[] = [
  ...asBuiltRules,
  ...headRules,
  ...sitemapRules,
  ...linkRules,
  ...wordCountRules,
  ...factRules,
  ...structuredDataRules,
  ...imageRules,
  ...wordingRules,
];
