import type { PairRecord } from '#core/schemas/pairs.ts';
import type { Material, Place, Sign } from './surfaces.ts';

/**
 * Every picture of the site: one surface before the work and after it, from one camera, as
 * `name-before` and `name-after` in `site/media/`. A page of a service shows those whose material
 * and place its town's profile names.
 */
export const pairs = {
  'sandstone-flags': {
    surface: 'sandstone flags',
    material: 'sandstone',
    place: 'ground',
    shows: ['moss', 'algae', 'lichen'],
    before:
      'Mixed buff and grey sandstone flags, dark with algae, black spots and pale lichen, moss along the joints',
    after:
      'The same flags washed: buff, grey and a rose one, riven faces, joints clear',
    caption:
      'Sandstone can flake, so we treat the growth first and rinse at low pressure.',
    sample: true,
  },
  'herringbone-blocks': {
    surface: 'red block paving',
    material: 'block-paving',
    place: 'ground',
    shows: ['moss', 'algae', 'lichen'],
    before:
      'Red brindle block paving in a herringbone, green with algae, moss filling the joints',
    after:
      'The same blocks washed: red and charcoal, the joints filled with kiln-dried sand',
    caption:
      'Moss is lifted out of the joints, the blocks washed evenly and fresh sand brushed in.',
    sample: true,
  },
  'charcoal-blocks': {
    surface: 'charcoal block paving',
    material: 'block-paving',
    place: 'ground',
    shows: ['moss', 'algae', 'weeds'],
    before:
      'Charcoal and grey block paving under a green film, grass and moss growing from the joints',
    after:
      'The same blocks washed: charcoal, grey and a warm grey, joints filled with sand',
    caption:
      'Weeds come out by the root. Then the blocks are washed and the joints filled with kiln-dried sand.',
    sample: true,
  },
  'tumbled-blocks': {
    surface: 'tumbled block paving',
    material: 'block-paving',
    place: 'ground',
    shows: ['moss', 'algae', 'lichen', 'weeds'],
    before:
      'Tumbled block paving in three sizes under black spot and green film, moss and a few weeds in the joints',
    after:
      'The same blocks washed: buff, brown and autumn red with a few charcoal ones, the joints sanded',
    caption:
      'Tumbled blocks are washed evenly, edge to edge, and sanded again once they are dry.',
    sample: true,
  },
  'grey-slabs': {
    surface: 'concrete slabs',
    material: 'slab',
    place: 'ground',
    shows: ['moss', 'lichen'],
    before:
      'Grey concrete slabs spotted with black and pale lichen, thick moss in the joints',
    after: 'The same slabs washed: even pale grey concrete with firm joints',
    caption:
      'The black and pale spots on these slabs are lichen. They are treated, left to loosen, then washed.',
    sample: true,
  },
  'buff-slabs': {
    surface: 'riven concrete slabs',
    material: 'slab',
    place: 'ground',
    shows: ['moss', 'algae'],
    before:
      'Buff riven-faced concrete slabs green with algae, moss along the joints, a few fallen leaves',
    after: 'The same slabs washed: buff, sand and a grey one, joints clear',
    caption:
      'The green film comes off easily. Clearing moss out of the joints takes longer.',
    sample: true,
  },
  'slate-roof': {
    surface: 'slate roof',
    material: 'slate',
    place: 'roof',
    shows: ['moss', 'algae', 'lichen', 'leaves'],
    before:
      'Blue-grey slate roof, green along the joints, cushions of moss on the tails, pale lichen and a few dead leaves',
    after: 'The same slates bare: blue-grey, riven, tails sharp',
    caption: 'We take moss off slates by hand, one row at a time, and bag it.',
    sample: true,
  },
  'mossy-slates': {
    surface: 'mossy slate roof',
    material: 'slate',
    place: 'roof',
    shows: ['moss', 'algae'],
    before:
      'Slate roof in low evening light, thick cushions of moss along the tails and in the joints, hardly any lichen',
    after: 'The same slates bare, blue-grey and heather, tails sharp',
    caption:
      'On this roof moss has grown along the lower edges of the slates. We lift it off by hand and use no jet.',
    sample: true,
  },
  'red-brick': {
    surface: 'red brick wall',
    material: 'brick',
    place: 'wall',
    shows: ['algae', 'lichen', 'moss'],
    before:
      'Red brick wall darkened by grime, green with algae along its courses, spotted with lichen',
    after: 'The same bricks in their own reds, pale mortar showing',
    caption:
      'The mortar is softer than the bricks, so the wall is treated and rinsed at low pressure.',
    sample: true,
  },
  'flemish-brick': {
    surface: 'old brick wall',
    material: 'brick',
    place: 'wall',
    shows: ['algae', 'moss', 'lichen'],
    before:
      'Pale red Victorian brick in Flemish bond, grimy and green with algae towards the foot',
    after: 'The same bricks in their own pale reds, lime mortar showing',
    caption:
      'This old brick has gone green from the ground up. The wall is treated, left, and rinsed at low pressure.',
    sample: true,
  },
  'cream-brick': {
    surface: 'cream brick wall',
    material: 'brick',
    place: 'wall',
    shows: ['algae', 'lichen', 'moss', 'pale-brick'],
    before:
      'Cream brick wall, grey with grime and black spot, green towards its foot, moss in the joints',
    after: 'The same bricks cream and buff, the mortar grey again',
    caption:
      'Algae is easy to see on cream brick. We treat the wall first, then rinse it at low pressure.',
    sample: true,
  },
  'clay-pavers': {
    surface: 'clay pavers',
    material: 'brick',
    place: 'ground',
    shows: ['moss', 'lichen'],
    before:
      'Red clay pavers in basketweave darkened by grime, moss thick in every joint',
    after:
      'The same pavers washed: red, orange and plum, joints filled with sand',
    caption:
      'Clay pavers are weeded first, washed evenly and given fresh sand.',
    sample: true,
  },
  'pink-limestone': {
    surface: 'limestone flags',
    material: 'limestone',
    place: 'ground',
    shows: ['moss', 'algae', 'lichen'],
    before:
      'Grey-pink limestone paving under black spots and green algae, moss in the joints',
    after: 'The same limestone washed: grey and pink, joints clear',
    caption:
      'We never use acid on limestone. We treat the growth and then wash it off with water.',
    sample: true,
  },
  'grey-limestone': {
    surface: 'grey limestone flags',
    material: 'limestone',
    place: 'ground',
    shows: ['grey', 'lichen', 'moss'],
    before:
      'Dark limestone flags covered in black spot and pale lichen, moss in the joints',
    after:
      'The same limestone washed: dark grey with white veins and a little rose, joints clear',
    caption:
      'Black spots go deep into limestone. We treat them, wait and then wash, with no acid.',
    sample: true,
  },
  'limestone-rubble': {
    surface: 'limestone wall',
    material: 'limestone',
    place: 'wall',
    shows: ['grey', 'algae', 'lichen', 'moss'],
    before:
      'Devon grey limestone rubble wall darkened by grime, spotted with lichen, green in its lime joints',
    after:
      'The same wall washed: blue-grey and buff limestone, pale lime mortar',
    caption:
      'The lime joints of this wall are soft, so we treat the growth and rinse at low pressure.',
    sample: true,
  },
  'granite-setts': {
    surface: 'granite setts',
    material: 'granite',
    place: 'ground',
    shows: ['moss', 'lichen', 'algae'],
    before:
      'Granite setts with moss between them and green film on their faces',
    after: 'The same setts washed: speckled grey granite, joints clear',
    caption:
      'The joints between granite setts are soft, so we brush the moss off by hand and rinse gently.',
    sample: true,
  },
  'granite-wall': {
    surface: 'granite wall',
    material: 'granite',
    place: 'wall',
    shows: ['algae', 'lichen'],
    before:
      'Granite ashlar wall dark with grime, pale lichen on the blocks and green along the joints',
    after: 'The same granite silver-grey, crystals and lime joints showing',
    caption:
      'Granite is hard but its lime joints are not, so we rinse this wall at low pressure.',
    sample: true,
  },
  'white-render': {
    surface: 'white rendered wall',
    material: 'render',
    place: 'wall',
    shows: ['modern', 'algae', 'white', 'smooth'],
    before:
      'White rendered wall, green algae in a broad film below the sill and along its foot',
    after: 'The same wall and sill evenly white',
    caption:
      'The green below the sill is algae. A soft wash kills it without a jet.',
    sample: true,
  },
  'cream-stucco': {
    surface: 'cream stucco wall',
    material: 'render',
    place: 'wall',
    shows: ['moulded', 'algae', 'cream', 'smooth'],
    before:
      'Cream stucco wall, green algae hanging below a moulded band and rising from a stone-coloured plinth',
    after: 'The same wall evenly cream, the band and the plinth clean',
    caption:
      'Bands and sills stay wet, and algae starts under them. A soft wash kills it without wearing the face.',
    sample: true,
  },
  'pink-render': {
    surface: 'pink rendered wall',
    material: 'render',
    place: 'wall',
    shows: ['algae', 'coloured', 'smooth'],
    before:
      'Pale pink rendered wall with a black downpipe, green algae at its foot and in runs, blackened concrete path',
    after: 'The same wall evenly pink, the path brushed and pale',
    caption:
      'We soft wash painted render, because a jet can take paint off with the green.',
    sample: true,
  },
  'turquoise-render': {
    surface: 'turquoise rendered wall',
    material: 'render',
    place: 'wall',
    shows: ['algae', 'coloured', 'smooth'],
    before:
      'Pale turquoise rendered wall, brown-green algae under the sill and along the foot',
    after: 'The same wall evenly turquoise, sill and plinth white',
    caption:
      'The runs below this sill are algae. A soft wash takes them off without lifting the paint.',
    sample: true,
  },
  pebbledash: {
    surface: 'pebbledashed wall',
    material: 'render',
    place: 'wall',
    shows: ['modern', 'algae', 'cream', 'rough'],
    before:
      'Cream painted pebbledash beside a black cast-iron downpipe, green algae at the foot and in runs from above',
    after: 'The same pebbledash washed: even cream stones, the downpipe black',
    caption:
      'Pebbledash holds damp between its stones, where a brush cannot reach, so we soft wash it.',
    sample: true,
  },
  'limewashed-cob': {
    surface: 'limewashed cob wall',
    material: 'cob',
    place: 'wall',
    shows: ['algae', 'cream'],
    before:
      'Limewashed cob wall, thick and uneven, green with algae from the eaves and above its black plinth',
    after:
      'The same limewash cream and clean, the soft swells of the wall in low light',
    caption:
      'Cob under limewash must not be soaked. We use little water on it and no jet.',
    sample: true,
  },
  'brushed-concrete': {
    surface: 'brushed concrete',
    material: 'concrete',
    place: 'ground',
    shows: ['algae', 'moss', 'lichen'],
    before: 'Brushed concrete blotched black and green, moss along its joint',
    after: 'The same concrete pale grey, brush marks and joint clear',
    caption: 'A narrow jet leaves stripes on concrete, so we use a wide one.',
    sample: true,
  },
  'cracked-concrete': {
    surface: 'cracked concrete',
    material: 'concrete',
    place: 'ground',
    shows: ['algae', 'moss'],
    before:
      'Cracked concrete dark with black algae, moss and grass in its expansion joint and along a crack',
    after:
      'The same concrete washed: even pale grey, brush marks, a fine crack and the joint clear',
    caption:
      'Moss is pulled out of the crack first, then the concrete is washed evenly.',
    sample: true,
  },
  'white-gutter': {
    surface: 'white plastic gutter',
    material: 'plastic-gutter',
    place: 'gutter',
    shows: ['silt', 'moss', 'leaves', 'weeds'],
    before:
      'White plastic gutter under brown concrete tiles, filled to the rim with mud, moss and dead leaves, brick wall below',
    after:
      'The same gutter washed white inside and out, a few drops of water left, tiles above',
    caption:
      'A gutter that is full to the rim spills down the wall. We empty it by hand and flush it.',
    sample: true,
  },
  'brown-gutter': {
    surface: 'brown plastic gutter',
    material: 'plastic-gutter',
    place: 'gutter',
    shows: ['silt', 'leaves'],
    before:
      'Brown square-line plastic gutter standing full of murky water, dead leaves and silt, green film on its front, concrete tiles with lichen above',
    after:
      'The same gutter emptied and rinsed: bare brown plastic with its joint and bracket, tiles above',
    caption:
      'Standing water means silt, or a gutter that has sagged. We empty the gutter first, then try it with water.',
    sample: true,
  },
  'iron-gutter': {
    surface: 'cast-iron gutter',
    material: 'iron-gutter',
    place: 'gutter',
    shows: ['under-slates', 'silt', 'moss', 'leaves', 'weeds'],
    before:
      'Cast-iron half-round gutter under slates, full of silt, moss, yellow leaves and seedlings, green on its rim',
    after:
      'The same cast iron emptied and washed: wet black paint with brush marks, a little rust at the socket',
    caption:
      'Iron gutters rust at their joints, so we empty them with soft tools and do not knock the joints.',
    sample: true,
  },
  'ogee-gutter': {
    surface: 'ogee iron gutter',
    material: 'iron-gutter',
    place: 'gutter',
    shows: ['silt', 'moss', 'leaves', 'weeds'],
    before:
      'White-painted cast-iron ogee gutter under old clay tiles, full of dark silt, moss and dead leaves, brick wall below',
    after:
      'The same gutter emptied and washed: pale paint inside, a little rust left at the socket, clay tiles above',
    caption:
      'An ogee gutter is hard to see into from below, so we look in from a ladder and empty it by hand.',
    sample: true,
  },
  'roman-tiles': {
    surface: 'concrete-tiled roof',
    material: 'concrete-tile',
    place: 'roof',
    shows: ['ribbed', 'moss', 'algae', 'lichen'],
    before:
      'Brown double Roman concrete tiles in low sun, green in the pans, moss along the tails and patches of lichen',
    after:
      'The same tiles clear of moss: grey-brown sand-faced concrete, tails and joints clear',
    caption:
      'Moss grips the rough face of concrete tiles. It is scraped off by hand, then the roof is treated.',
    sample: true,
  },
  'flat-tiles': {
    surface: 'flat concrete tiles',
    material: 'concrete-tile',
    place: 'roof',
    shows: ['moss', 'algae', 'lichen'],
    before:
      'Flat grey-brown concrete tiles on an overcast day, thick clumps of moss along the tails and in the joints, black spots and pale lichen',
    after:
      'The same tiles clear of moss: plain grey-brown sand-faced concrete, tails and joints clear',
    caption:
      'Moss in the overlaps holds water under concrete tiles. It comes off by hand, row by row.',
    sample: true,
  },
  'clay-tiles': {
    surface: 'clay-tiled roof',
    material: 'clay-tile',
    place: 'roof',
    shows: ['moss', 'algae', 'lichen'],
    before:
      'Old clay plain tiles, green in their joints, moss along the tails, black spots and pale lichen on the red clay',
    after:
      'The same clay tiles clear of moss: warm reds and browns, cambered, sanded faces',
    caption:
      'Clay tiles snap underfoot, so we scrape the moss from a roof ladder or a platform.',
    sample: true,
  },
  'tarmac-drive': {
    surface: 'tarmac drive',
    material: 'tarmac',
    place: 'ground',
    shows: ['moss', 'lichen', 'leaves'],
    before:
      'Tarmac drive grey with silt and pale lichen, moss creeping out from the concrete edging beside a lawn',
    after:
      'The same tarmac washed: dark, even, a few pale stones, the edging clear',
    caption: 'We sweep the moss off first and then wash the tarmac softly.',
    sample: true,
  },
  'old-tarmac': {
    surface: 'old tarmac drive',
    material: 'tarmac',
    place: 'ground',
    shows: ['moss', 'algae'],
    before:
      'Old open-textured tarmac drive in dull light, moss spread over it in irregular patches, green setts along a lawn',
    after:
      'The same tarmac washed: even dark grey, every stone clear, the granite setts pale and sharp',
    caption:
      'A hard jet pulls stones out of old tarmac, so we brush the moss off and rinse softly.',
    sample: true,
  },
  'grooved-decking': {
    surface: 'grooved decking',
    material: 'decking',
    place: 'deck',
    shows: ['ribbed', 'softwood', 'algae', 'moss'],
    before:
      'Grooved softwood decking grey and green with algae, moss in the gaps between the boards',
    after:
      'The same boards washed: pale brown timber, grain, knots and screws showing',
    caption: 'We brush boards along the grain and rinse them at low pressure.',
    sample: true,
  },
  'smooth-decking': {
    surface: 'hardwood decking',
    material: 'decking',
    place: 'deck',
    shows: ['hardwood', 'algae', 'moss'],
    before:
      'Smooth hardwood deck gone silver-grey, blotched with black and green algae, moss in the gaps between the boards',
    after:
      'The same boards washed: warm brown with some grey left in the grain, every screw showing',
    caption:
      'Hardwood turns grey. A brush and a low-pressure rinse along the grain take off the green and some of the grey.',
    sample: true,
  },
  'slate-flags': {
    surface: 'slate flags',
    material: 'slate',
    place: 'ground',
    shows: ['algae', 'moss'],
    before:
      'Slate flags dark and slippery with black and green film, moss in the joints',
    after:
      'The same slate washed: blue-grey and green-grey, riven, joints clear',
    caption:
      'Slate with a green film is slippery when wet. The film is treated, then washed off.',
    sample: true,
  },
} as const satisfies Readonly<
  Record<string, PairRecord<Material, Place, Sign>>
>;

export type PairName = keyof typeof pairs;
