import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest in their project, the longest first. Begun last, one of them would run alone while another core waits. */
const longest = [
  'tests/browser/early-touch.test.ts',
  'tests/build/stopped.test.ts',
  'tests/build/damage.test.ts',
  'tests/build/incremental.test.ts',
  'tests/build/interruptions.test.ts',
  'tests/build/example-pack.test.ts',
  'tests/browser/configured.test.ts',
  'tests/browser/review.test.ts',
  'tests/browser/quiz-faults.test.ts',
  'tests/browser/accessibility.test.ts',
];

/**
 * Projects one after the other, so that their files can share workers, and long files first in each, also on a machine that has no
 * times of an earlier run, where Vitest would start with those of most text.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project);
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => turn(one) - turn(other) || place(one) - place(other));
  }
}
