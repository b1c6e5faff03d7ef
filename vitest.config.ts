import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { parseEnvironment } from './src/domain/settings/environment.ts';
import { fixturePack } from './tests/support/fixture-pack.ts';

const define = { __ENVIRONMENT__: JSON.stringify(parseEnvironment({})) };

/** Tests of the business that the site is for, whichever it is. All others have the towns and services of a fixture. */
const ofThePack = [
  'site/**/*.test.{ts,tsx}',
  'generator/pack/check-pack.test.ts',
  'tests/pack.test.ts',
  'tests/words.test.ts',
  'tests/committed.test.ts',
];

/** Files share a worker, its modules and its browser: to load those anew for each takes a fifth of the processor's time. */
const sharedWorkers = { isolate: false, setupFiles: ['./tests/support/leave-nothing.ts'] };

/** Projects one after the other, so that their files can share workers. */
class ProjectsInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project);
    return (await super.sort(files)).toSorted((one, other) => turn(one) - turn(other));
  }
}

export default defineConfig({
  test: {
    // Two more than cores: some files wait for silence, for slow lines and for stopped pages.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: ProjectsInTurn },
    projects: [
      {
        plugins: [fixturePack, react()],
        define,
        test: {
          name: 'unit',
          include: [
            '{src,generator,snapshots,review,pipeline,commands,server,supabase,bench}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
          exclude: ofThePack,
          environment: 'node',
          ...sharedWorkers,
          // The whole site is generated in some tests, which a busy machine does slowly.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        define,
        test: {
          name: 'pack',
          include: ofThePack,
          environment: 'node',
          ...sharedWorkers,
          testTimeout: 30_000,
        },
      },
      {
        define,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/support/copies/example-project.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        define,
        // What other tests sample, in full: a file of every kind and every stage by itself, a thousand visitors and leads, every page where all is configured. FAULTS=2/5 is a fifth; SEED=2 draws other faults.
        test: {
          name: 'faults',
          include: [
            'tests/build/{damage,stopped,starter,configured}.test.ts',
            'tests/browser/**/{accessibility,built-pages,phone-fit,quiz-line}.test.ts',
            'tests/lead-faults.test.ts',
            'server/leads/local-leads.test.ts',
          ],
          globalSetup: ['tests/support/serve-site.ts'],
          setupFiles: ['./tests/support/start-browser.ts'],
          env: { FAULTS: process.env.FAULTS ?? 'all' },
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        define,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/serve-site.ts'],
          isolate: false,
          setupFiles: [...sharedWorkers.setupFiles, './tests/support/start-browser.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        define,
        // Apart, since nginx is no npm package: npm test needs nothing but npm.
        test: {
          name: 'nginx',
          include: ['tests/nginx/**/*.test.ts'],
          globalSetup: ['tests/support/servers/serve-with-nginx.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        define,
        // Apart for the same reason, as is the next.
        test: {
          name: 'ssh',
          include: ['tests/ssh/**/*.test.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        define,
        test: {
          name: 'postgres',
          include: ['tests/postgres/**/*.test.ts'],
          globalSetup: ['tests/support/servers/serve-postgres.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
