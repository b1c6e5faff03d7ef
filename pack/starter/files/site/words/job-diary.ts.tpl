import type { PageHead } from '#core/schemas/page-head.ts';
import { region } from '../region.ts';

/** The job diary in search results. */
export const jobDiaryHead: PageHead = {
  title: `Job Diary: Recent Jobs in ${region.county}`,
  description: `Jobs we have done in ${region.county}, the latest on top: what was wanted, where, and how it turned out. With photographs and a link to the service.`,
};

/** What it opens with. */
export const jobDiaryLede =
  '[[Say what you write up here, and why somebody would read it (25 words)]]';
