import { stackTraceLimit } from './no-stacks.ts';

/* A module of its own, so that `start.ts` can evaluate React in a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';

Error.stackTraceLimit = stackTraceLimit;
