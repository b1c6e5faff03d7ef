/** A point on the ground, WGS 84 degrees. */
type Point = readonly [lat: number, lon: number];

/*
 * Rivers and moors of the towns' maps, drawn by hand through a few known points each: enough to see which side of the water a town
 * lies on, no survey. The coastline with the larger estuaries is Natural Earth's.
 */

/** From source to mouth. */
export const rivers: readonly { readonly name: string; readonly course: readonly Point[] }[] = [
  {
    name: 'Exe',
    course: [
      [51.06, -3.55],
      [50.99, -3.53],
      [50.902, -3.495],
      [50.858, -3.512],
      [50.8, -3.51],
      [50.765, -3.515],
      [50.717, -3.537],
      [50.695, -3.497],
      [50.682, -3.47],
      [50.63, -3.445],
      [50.612, -3.42],
    ],
  },
  {
    name: 'Dart',
    course: [
      [50.56, -3.9],
      [50.527, -3.82],
      [50.482, -3.772],
      [50.433, -3.685],
      [50.39, -3.605],
      [50.35, -3.572],
      [50.335, -3.56],
    ],
  },
  {
    name: 'Teign',
    course: [
      [50.67, -3.88],
      [50.69, -3.72],
      [50.65, -3.65],
      [50.6, -3.63],
      [50.536, -3.6],
      [50.545, -3.55],
      [50.54, -3.495],
    ],
  },
  {
    name: 'Tamar',
    course: [
      [50.75, -4.36],
      [50.64, -4.33],
      [50.54, -4.21],
      [50.497, -4.207],
      [50.44, -4.2],
      [50.408, -4.205],
      [50.36, -4.17],
    ],
  },
  {
    name: 'Taw',
    course: [
      [50.85, -3.85],
      [50.9, -3.875],
      [50.995, -3.985],
      [51.075, -4.06],
      [51.075, -4.14],
      [51.07, -4.2],
    ],
  },
  {
    name: 'Torridge',
    course: [
      [50.82, -4.09],
      [50.88, -4.14],
      [50.952, -4.155],
      [51.018, -4.204],
      [51.055, -4.19],
    ],
  },
  {
    name: 'Otter',
    course: [
      [50.88, -3.13],
      [50.8, -3.2],
      [50.752, -3.285],
      [50.69, -3.29],
      [50.63, -3.307],
    ],
  },
  {
    name: 'Axe',
    course: [
      [50.83, -2.93],
      [50.78, -3.01],
      [50.735, -3.05],
      [50.702, -3.055],
    ],
  },
];

/** Rough outlines of the high moors. */
export const moors: readonly { readonly name: string; readonly outline: readonly Point[] }[] = [
  {
    name: 'Dartmoor',
    outline: [
      [50.725, -4.02],
      [50.73, -3.93],
      [50.69, -3.85],
      [50.64, -3.79],
      [50.58, -3.73],
      [50.53, -3.8],
      [50.46, -3.84],
      [50.42, -3.9],
      [50.42, -3.98],
      [50.48, -4.05],
      [50.56, -4.1],
      [50.65, -4.09],
    ],
  },
  {
    name: 'Exmoor',
    outline: [
      [51.2, -3.95],
      [51.21, -3.8],
      [51.2, -3.62],
      [51.13, -3.55],
      [51.08, -3.68],
      [51.08, -3.84],
      [51.13, -3.92],
    ],
  },
];
