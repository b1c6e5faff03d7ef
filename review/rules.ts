import type { Rule } from './model.ts';
import { biocideWithLabel } from './rules/biocide-with-label.ts';
import { brokenAnchor } from './rules/broken-anchor.ts';
import { brokenLink } from './rules/broken-link.ts';
import { canonical } from './rules/canonical.ts';
import { claimFitsPage } from './rules/claim-fits-page.ts';
import { clickDepth } from './rules/click-depth.ts';
import { deadEnd } from './rules/dead-end.ts';
import { demandWithEvidence } from './rules/demand-with-evidence.ts';
import { descriptionLength } from './rules/description-length.ts';
import { documentBasics } from './rules/document-basics.ts';
import { duplicateDescription } from './rules/duplicate-description.ts';
import { duplicateTitle } from './rules/duplicate-title.ts';
import { exposureOnce } from './rules/exposure-once.ts';
import { headingOutline } from './rules/heading-outline.ts';
import { hydratedContent } from './rules/hydrated-content.ts';
import { imageAlt } from './rules/image-alt.ts';
import { imageSize } from './rules/image-size.ts';
import { inboundLinks } from './rules/inbound-links.ts';
import { leadOfItsOwn } from './rules/lead-of-its-own.ts';
import { missingFile } from './rules/missing-file.ts';
import { mixedContent } from './rules/mixed-content.ts';
import { nearDuplicate } from './rules/near-duplicate.ts';
import { noPromiseToCarryWaste } from './rules/no-promise-to-carry-waste.ts';
import { oneTreatment } from './rules/one-treatment.ts';
import { orphan } from './rules/orphan.ts';
import { ownWords } from './rules/own-words.ts';
import { pageList } from './rules/page-list.ts';
import { possibleCause } from './rules/possible-cause.ts';
import { rightKindOfPlace } from './rules/right-kind-of-place.ts';
import { robotsMeta } from './rules/robots-meta.ts';
import { sitemap } from './rules/sitemap.ts';
import { socialCard } from './rules/social-card.ts';
import { structuredDataRecommended } from './rules/structured-data-recommended.ts';
import { structuredDataRequired } from './rules/structured-data-required.ts';
import { structuredDataVisible } from './rules/structured-data-visible.ts';
import { templateMarks } from './rules/template-marks.ts';
import { thinPage } from './rules/thin-page.ts';
import { titleLength } from './rules/title-length.ts';
import { titleNamesServiceAndTown } from './rules/title-names-service-and-town.ts';
import { townNotWedgedIn } from './rules/town-not-wedged-in.ts';
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
  claimFitsPage,
  possibleCause,
  demandWithEvidence,
  oneTreatment,
  rightKindOfPlace,
  townNotWedgedIn,
  exposureOnce,
  titleNamesServiceAndTown,
  leadOfItsOwn,
  biocideWithLabel,
  noPromiseToCarryWaste,
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
