import type { Rule } from './model.ts';
import { brokenAnchor } from './rules/broken-anchor.ts';
import { brokenLink } from './rules/broken-link.ts';
import { canonical } from './rules/canonical.ts';
import { clickDepth } from './rules/click-depth.ts';
import { deadEnd } from './rules/dead-end.ts';
import { descriptionLength } from './rules/description-length.ts';
import { documentBasics } from './rules/document-basics.ts';
import { duplicateDescription } from './rules/duplicate-description.ts';
import { duplicateTitle } from './rules/duplicate-title.ts';
import { headingOutline } from './rules/heading-outline.ts';
import { hydratedContent } from './rules/hydrated-content.ts';
import { imageAlt } from './rules/image-alt.ts';
import { imageSize } from './rules/image-size.ts';
import { inboundLinks } from './rules/inbound-links.ts';
import { missingFile } from './rules/missing-file.ts';
import { mixedContent } from './rules/mixed-content.ts';
import { nearDuplicate } from './rules/near-duplicate.ts';
import { orphan } from './rules/orphan.ts';
import { ownWords } from './rules/own-words.ts';
import { pageList } from './rules/page-list.ts';
import { robotsMeta } from './rules/robots-meta.ts';
import { sitemap } from './rules/sitemap.ts';
import { socialCard } from './rules/social-card.ts';
import { structuredDataRecommended } from './rules/structured-data-recommended.ts';
import { structuredDataRequired } from './rules/structured-data-required.ts';
import { structuredDataVisible } from './rules/structured-data-visible.ts';
import { templateMarks } from './rules/template-marks.ts';
import { thinPage } from './rules/thin-page.ts';
import { titleLength } from './rules/title-length.ts';
import { unpublishedLink } from './rules/unpublished-link.ts';
import { wrongArticle } from './rules/wrong-article.ts';

/** Every rule, in the order of the report. */
export const rules: readonly Rule[] = [
  titleLength,
  descriptionLength,
  duplicateTitle,
  duplicateDescription,
  headingOutline,
  canonical,
  robotsMeta,
  sitemap,
  pageList,
  brokenLink,
  brokenAnchor,
  unpublishedLink,
  missingFile,
  orphan,
  inboundLinks,
  deadEnd,
  clickDepth,
  thinPage,
  ownWords,
  nearDuplicate,
  structuredDataRequired,
  structuredDataRecommended,
  structuredDataVisible,
  imageAlt,
  imageSize,
  mixedContent,
  templateMarks,
  wrongArticle,
  hydratedContent,
  socialCard,
  documentBasics,
];
