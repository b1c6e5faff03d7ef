import { availableParallelism } from 'node:os';
import type { Config } from '@react-router/dev/config';
import { pages } from './shared/read-content';

export default {
  ssr: false,
  prerender: { paths: pages.map(({ path }) => path), concurrency: availableParallelism() },
} satisfies Config;
