import { stackTraceLimit } from './no-stacks.ts';

/* A separate module, so that `start.ts` can evaluate React in a separate task. */
export { createRoot, hydrateRoot } from 'react-dom/client';

Error.stackTraceLimit = stackTraceLimit;
