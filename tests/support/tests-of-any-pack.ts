/**
 * Tests that take long and find the same with any pack: no module of one is loaded by them, but for those that the fixture stands
 * for. Where another pack is tried they are not run again.
 */
export const testsOfAnyPack = [
  'pipeline/stages/site/history-dates.test.ts',
  'commands/run-side-by-side.test.ts',
  'generator/choose-variant.test.ts',
  'review/rules.test.ts',
  'server/database/database-rules.test.ts',
  'server/leads/lead-inbox.test.ts',
  'server/site/request-path.test.ts',
  'snapshots/browser.test.ts',
  'snapshots/take-snapshots.test.ts',
  'snapshots/verify/verify-pages.test.ts',
  'src/domain/job-post.test.ts',
  'src/quiz/quiz-machine.test.ts',
  'tests/lead-faults.test.ts',
  'tests/workflows.test.ts',
  'generator/likeness/compare-changed.test.ts',
];
