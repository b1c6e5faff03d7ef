/* React makes errors while it is evaluated, and for the stack of each the browser would read its whole script again. */
export const { stackTraceLimit } = Error;
Error.stackTraceLimit = 0;
