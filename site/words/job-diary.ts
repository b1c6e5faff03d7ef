import type { PageHead } from '#core/schemas/page-head.ts';
import { region } from '../region.ts';

/** The job diary in search results. */
export const jobDiaryHead: PageHead = {
  title: `Job Diary: Recent Cleaning Jobs in ${region.county}`,
  description: `Recent exterior cleaning jobs across ${region.county}, newest first: what we cleaned, where and how it went, with photographs and links to the service.`,
};

/** What it opens with. */
export const jobDiaryLede = 'What we have been cleaning lately, newest first.';
