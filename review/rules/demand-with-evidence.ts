import { townPageRule } from './town-page.ts';

export const demandWithEvidence = townPageRule({
  id: 'demand-with-evidence',
  title: 'Local demand without evidence',
  why: '"We are often asked in this town" is a claim that only posts of the job diary can prove.',
  todo: 'Say what is known of the place instead, or publish the jobs in the diary.',
});
