import type { ServiceSlug } from './services.ts';

/** Things that only some services meet, and which those are: a promise that names some of them stands only where one belongs. */
export const things: readonly (readonly [name: RegExp, services: readonly ServiceSlug[]])[] = [
  [/\b(?:panes?|sash(?:es)?)\b/i, ['window-cleaning']],
  [/\b(?:gutters?|downpipes?)\b/i, ['gutter-cleaning']],
  [/\bhoses?\b/i, ['pressure-washing', 'patio-cleaning', 'window-cleaning', 'gutter-cleaning']],
];
