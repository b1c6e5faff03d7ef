/*
 * React creates errors while it is evaluated. For each error's stack the browser would parse the
 * whole script again.
 */
export const { stackTraceLimit } = Error;
Error.stackTraceLimit = 0;
