/** A point on the ground, WGS 84 degrees. */
type Point = readonly [lat: number, lon: number];

/** Rivers of the towns' maps, from source to mouth, through a few known points each. */
export const rivers: readonly { readonly name: string; readonly course: readonly Point[] }[] = [];

/** Rough outlines of high moors. */
export const moors: readonly { readonly name: string; readonly outline: readonly Point[] }[] = [];
