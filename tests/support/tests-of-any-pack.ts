/**
 * Tests that take long and find the same with any pack: no module of one is loaded by them, but for those that the fixture stands
 * for. Where another pack is tried they are not run again.
 */
export const testsOfAnyPack = [
  'review/rules.test.ts',
  'server/database-rules.test.ts',
  'snapshots/browser.test.ts',
  'snapshots/take-snapshots.test.ts',
  'snapshots/verify/verify-pages.test.ts',
  'tests/lead-faults.test.ts',
];
