import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { parseEnvironment } from './src/domain/settings/environment.ts';

/** The condition of `#site/` for the engine's tests: they use the example's towns and services. */
const example = 'example';

/** Tests of the business in `site/`. */
const ofThePack = ['site/**/*.test.{ts,tsx}', 'tests/pack/**/*.test.ts'];

/** Tests that use a sample of cases, and all of them in `npm run test:faults`. */
const ofSamples = globSync('{tests,server}/**/*.test.ts').filter((file) =>
  /\b(?:isFull|sampledPaths|pageStates)\b/.test(readFileSync(file, 'utf8')),
);

const browserSetup = './tests/support/start-browser.ts';
/** Test files share a worker with its modules and browser, which saves a fifth of the time. */
const sharedWorkers = {
  isolate: false,
  setupFiles: ['./tests/support/leave-nothing.ts'],
};

/** Projects one after the other, so that their files can share workers. */
class ProjectsInTurn extends BaseSequencer {
  override async sort(
    files: TestSpecification[],
  ): Promise<TestSpecification[]> {
    const turn = ({ project }: TestSpecification) =>
      this.ctx.projects.indexOf(project);
    return (await super.sort(files)).toSorted(
      (one, other) => turn(one) - turn(other),
    );
  }
}

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project below the settings of all. */
const project = (
  name: string,
  test: Settings,
  config: Omit<TestProjectInlineConfiguration, 'test'> = {},
) => ({
  extends: true as const,
  ...config,
  test: { name, ...test },
});

/** Tests against a server that is no npm package: apart, since `npm test` needs nothing but npm. */
const ofServer = (name: string, globalSetup: string[] = []) =>
  project(name, {
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup,
  });

export default defineConfig({
  define: { __ENVIRONMENT__: JSON.stringify(parseEnvironment({})) },
  test: {
    // One more than cores: some files wait for silence, for slow lines and for stopped pages.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProjectsInTurn },
    // Far beyond what anything takes, so that a busy machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      project(
        'unit',
        {
          include: [
            '{src,pack,generator,snapshots,review,pipeline,commands,server,supabase,bench}/**/*.test.{ts,tsx}',
            'tests/{,world/}*.test.ts',
          ],
          ...sharedWorkers,
          // For modules that Node resolves, as `ssr` below is for those that Vite does.
          execArgv: [`--conditions=${example}`],
        },
        {
          plugins: [react()],
          ssr: {
            resolve: { conditions: [example, ...defaultServerConditions] },
          },
        },
      ),
      project(
        'pack',
        { include: ofThePack, ...sharedWorkers },
        { plugins: [react()] },
      ),
      project('build', {
        include: ['tests/build/**/*.test.ts'],
        globalSetup: ['tests/support/copies/example-project.ts'],
        // A review of a branch builds the project a dozen times and more.
        hookTimeout: 1_800_000,
      }),
      // A business made by the guides as printed, with all the tests that its owner runs.
      project('owner', {
        include: ['tests/owner/**/*.test.ts'],
        testTimeout: 1_800_000,
      }),
      // FAULTS=2/5 is a fifth; SEED=2 draws other faults.
      project('faults', {
        include: ofSamples,
        globalSetup: ['tests/support/serve-site.ts'],
        setupFiles: [browserSetup],
        env: { FAULTS: process.env.FAULTS ?? 'all' },
        testTimeout: 7_200_000,
        fileParallelism: false,
      }),
      project('browser', {
        include: ['tests/browser/**/*.test.ts'],
        globalSetup: ['tests/support/serve-site.ts'],
        ...sharedWorkers,
        setupFiles: [...sharedWorkers.setupFiles, browserSetup],
      }),
      ofServer('nginx', ['tests/support/servers/serve-nginx.ts']),
      ofServer('apache', ['tests/support/servers/serve-apache.ts']),
      ofServer('caddy', ['tests/support/servers/serve-caddy.ts']),
      ofServer('ssh'),
      ofServer('postgres', ['tests/support/servers/serve-postgres.ts']),
    ],
  },
});
