import type { ServiceSlug } from './services.ts';

/** Things that only some services meet, and which those are: a promise that names some of them stands only where one belongs. */
export const things: readonly (readonly [name: RegExp, services: readonly ServiceSlug[]])[] = [
  [/\b(?:gutters?|downpipes?|hoppers?)\b/i, ['gutter-cleaning', 'roof-moss-removal', 'render-cleaning']],
  [/\b(?:roofs?|slates?|tiles?|ridges?|chimneys?)\b/i, ['roof-moss-removal', 'gutter-cleaning', 'render-cleaning']],
  [
    /\b(?:render(?:ed)?|stucco|limewash|roughcast|pebbledash)\b/i,
    ['render-cleaning', 'pressure-washing', 'gutter-cleaning'],
  ],
  [
    /\b(?:thatch|cob)\b/i,
    ['render-cleaning', 'patio-cleaning', 'pressure-washing', 'roof-moss-removal', 'gutter-cleaning'],
  ],
  [/\b(?:decks?|decking|patios?|slabs?)\b/i, ['patio-cleaning', 'pressure-washing']],
  [/\b(?:drives?|driveways?|tarmac|forecourts?)\b/i, ['driveway-cleaning', 'pressure-washing']],
  [/\bhoses?\b/i, ['pressure-washing', 'driveway-cleaning', 'patio-cleaning', 'gutter-cleaning', 'render-cleaning']],
];
