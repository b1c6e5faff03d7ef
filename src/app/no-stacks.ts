/*
 * Turns off stack traces while React is evaluated: React creates errors then, and for each stack
 * trace the browser would parse the whole script again.
 */
export const { stackTraceLimit } = Error;
Error.stackTraceLimit = 0;
