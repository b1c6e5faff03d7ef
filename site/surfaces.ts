/*
 * Terms for surfaces, with the words for each in running text. A picture's row and a town's profile
 * use these terms. A text that speaks of a surface has a picture of it next to it.
 */

/** The place of a surface. */
export const places = {
  ground:
    /\b(?:paths?|paving|paved|yards?|courts?|courtyards?|steps?|treads?|drives?|patios?|terraces?|forecourts?|passages?|floors?)\b/i,
  wall: /\b(?:walls?|fronts?|gables?)\b/i,
  roof: /\b(?:roofs?|slates|tiles)\b/i,
  gutter: /\bgutters?\b/i,
  deck: /\b(?:decks?|decking|boards)\b/i,
} as const;

/** The material of a surface. */
export const materials = {
  slate: /\bslat(?:es?|ed)\b/i,
  'clay-tile': /\bclay[- ]til(?:es?|ed)\b/i,
  // Tiles are of concrete unless the text says clay.
  'concrete-tile': /(?<!\bclay[- ])\btil(?:es?|ed)\b/i,
  cob: /\bcob\b|\bearth(?:en)? walls?\b|\blimewash/i,
  render: /\brender(?:ed)?\b|\bstucco|\broughcast\b|\bpebbledash/i,
  limestone: /\blimestone\b/i,
  granite: /\bgranite\b|\bsetts?\b/i,
  sandstone: /\bsandstone\b|\bred stone\b/i,
  brick: /\bbrick(?!-paved)/i,
  'block-paving': /\bblock(?:s|-paved| paving)?\b|\bbrick-paved\b/i,
  concrete: /\bconcrete\b(?![- ]tile)/i,
  tarmac: /\btarmac\b/i,
  slab: /\bslab/i,
  decking: /\bdeck(?:s|ing)?\b|\bboards\b/i,
  'plastic-gutter': /\bplastic\b/i,
  'iron-gutter': /\biron\b/i,
} as const;

/** Other things that a picture of a surface may show: growth, and its look. */
export const signs = {
  moss: /\bmoss/i,
  algae: /\balgae?\b|\bslim[ey]|\bgreen(?:s|ed)?\b/i,
  lichen: /\blichens?\b|\bblack spots?\b/i,
  weeds: /\bweeds?\b|\bseedlings?\b/i,
  leaves: /\bleaf\b|\bleaves\b|\bneedles\b/i,
  silt: /\bsilt\b/i,
  white: /\bwhite|\bpale (?:render|stucco|walls?)\b/i,
  grey: /\bgrey\b/i,
  cream: /\bcream\b/i,
  coloured:
    /\bcolour-?wash|(?<!through-)\bcoloured[- ](?:render|walls?|fronts?)|\bpastel\b/i,
  'pale-brick': /\b(?:cream|pale)\b[^.]*\bbrick/i,
  rough:
    /\broughcast\b|\bpebbledash|\brough(?:-textured| walls?)\b|\bdash(?:ed)?\b/i,
  smooth: /\bstucco|\bsmooth/i,
  modern: /\bbungalows?\b|\bpost-war\b|\bestates?\b|\bmodern\b|\bsemis?\b/i,
  moulded: /\bcornices?\b|\bmouldings?\b|\bGeorgian\b|\bvillas?\b/i,
  ribbed: /\bgrooved?s?\b|\bchannels?\b|\btroughs?\b|\bribbed\b/i,
  softwood: /\bsoftwood\b/i,
  hardwood: /\bhardwoods?\b|\bteak\b|\bbalau\b/i,
  'under-slates': /\bslat(?:es?|ed)\b/i,
} as const;

export type Place = keyof typeof places;
export type Material = keyof typeof materials;
export type Sign = keyof typeof signs;

/** Signs that are shown only beside a text with their words, as far as other pictures fit. */
export const rareSigns: readonly Sign[] = ['pale-brick', 'coloured', 'rough'];
