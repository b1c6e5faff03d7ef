import { stackTraceLimit } from './no-stacks.ts';

/* React's part for browsers, as a module of its own: a package is evaluated by the first module that asks for it. */
export { createRoot, hydrateRoot } from 'react-dom/client';

Error.stackTraceLimit = stackTraceLimit;
