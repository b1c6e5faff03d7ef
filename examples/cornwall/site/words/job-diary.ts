import type { PageHead } from '#core/schemas/page-head.ts';
import { region } from '../region.ts';

/** The job diary in search results. */
export const jobDiaryHead: PageHead = {
  title: `Job Diary: Recent Jobs in ${region.county}`,
  description: `Recent jobs across ${region.county}, newest first: what there was to do, where it was and how it went, with photographs and links to the service.`,
};

/** What it opens with. */
export const jobDiaryLede = 'What we have been doing lately, newest first.';
