import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { parseEnvironment } from './core/domain/settings/environment.ts';

// No test depends on the settings of the machine or project folder that it runs in.
for (const name of Object.keys(process.env))
  if (name.startsWith('VITE_')) delete process.env[name];

/** The import condition that makes `#site/` the example's pack, which the engine's tests use. */
const example = 'example';

/** Tests of the business in `site/`. */
const ofThePack = ['site/**/*.test.{ts,tsx}', 'tests/pack/**/*.test.ts'];

/** Tests that run a sample of their cases, and all cases in `npm run test:faults`. */
const ofSamples = globSync('{tests,server}/**/*.test.ts').filter((file) =>
  /\b(?:isFull|sampledPaths|pageStates)\b/.test(readFileSync(file, 'utf8')),
);

const browserSetup = './tests/support/start-browser.ts';
/** Test files share a worker with its modules and browser, which saves a fifth of the time. */
const sharedWorkers = {
  isolate: false,
  setupFiles: ['./tests/support/leave-nothing.ts'],
};

/** Runs projects one after the other, so that their files can share workers. */
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

/** Makes a project that extends the shared settings. */
const project = (
  name: string,
  test: Settings,
  config: Omit<TestProjectInlineConfiguration, 'test'> = {},
) => ({
  extends: true as const,
  ...config,
  test: { name, ...test },
});

/**
 * Makes a project of tests against a server that npm cannot install, which `npm test` leaves out.
 */
const ofServer = (name: string, globalSetup: string[] = []) =>
  project(name, {
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup,
  });

export default defineConfig({
  envDir: false,
  define: { __ENVIRONMENT__: JSON.stringify(parseEnvironment({})) },
  test: {
    // One worker more than cores, since some files mostly wait: for timeouts and slow connections.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProjectsInTurn },
    // Far longer than any test takes, so that none fails on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      project(
        'unit',
        {
          include: [
            '{core,src,pack,generator,snapshots,review,pipeline,commands,server,supabase}/**/*.test.{ts,tsx}',
            'tests/{,world/}*.test.ts',
          ],
          ...sharedWorkers,
          // Sets the condition for modules that Node resolves; `ssr` below, for those that Vite
          // resolves.
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
        // The review of a branch builds the project a dozen times or more.
        hookTimeout: 1_800_000,
      }),
      // Makes another business by following the guides, and runs all tests that its owner would
      // run.
      project('owner', {
        include: ['tests/owner/**/*.test.ts'],
        testTimeout: 1_800_000,
      }),
      // FAULTS=2/5 runs the second fifth of the cases; SEED=2 draws other faults.
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
