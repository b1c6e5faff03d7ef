import type { Problem } from '../../src/domain/problems.ts';
import type { Position } from '../../src/pack-types/business.ts';
import type { PackData } from './pack-data.ts';

const featuresFile = 'site/map-features.ts';

/** The frame of the maps, and that towns, rivers and moors lie in it. */
export function checkMap({ towns, map, rivers, moors }: PackData): Problem[] {
  const { west, east, south, north } = map.frame;
  if (west >= east || south >= north)
    return [
      { file: 'site/map.ts', field: 'frame', message: 'is turned round: west before east and south before north' },
    ];
  const isInside = (lat: number, lon: number) => lon > west && lon < east && lat > south && lat < north;
  const features = [
    ...rivers.map(({ name, course }) => ({ field: `rivers: ${name}`, points: course, least: 2 })),
    ...moors.map(({ name, outline }) => ({ field: `moors: ${name}`, points: outline, least: 3 })),
  ];
  const featureProblems = ({ field, points, least }: { field: string; points: readonly Position[]; least: number }) => {
    if (points.length < least)
      return [{ file: featuresFile, field, message: `needs ${least} points or more: add some` }];
    return points.some(([lat, lon]) => isInside(lat, lon))
      ? []
      : [
          {
            file: featuresFile,
            field,
            message:
              'lies wholly outside the frame of site/map.ts: take it out, or correct its points (latitude first)',
          },
        ];
  };
  return [
    ...towns
      .filter(({ lat, lon }) => !isInside(lat, lon))
      .map(({ label, lat, lon }) => ({
        file: 'site/map.ts',
        field: 'frame',
        message: `${label} (${lat}, ${lon}) lies outside it: widen the frame, then run npm run make-map`,
      })),
    ...features.flatMap(featureProblems),
  ];
}
