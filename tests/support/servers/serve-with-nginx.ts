import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startNginx } from './start-nginx.ts';

/** Serves the built site with a real nginx for the whole run. */
export default async function serveWithNginx(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startNginx({ site: join(import.meta.dirname, '../../../dist') });
  project.provide('siteUrl', url);
  return stop;
}
