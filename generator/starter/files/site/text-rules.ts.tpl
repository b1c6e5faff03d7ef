import type { NeverPromised, Warning } from '#pack/schemas/text-rules.ts';

/** What needs a word of warning: a page that names it says so once, and never plays it down. Templates have a flag of each name. */
export const warnings: readonly Warning[] = [];

/** Promises that are not made, in the words that would make them. */
export const neverPromised: readonly NeverPromised[] = [];
