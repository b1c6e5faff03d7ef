import type { PictureName } from './picture-texts.ts';
import type { ServiceSlug } from '../../src/domain/services.ts';

interface PicturePair {
  readonly before: PictureName;
  readonly after: PictureName;
  /** What is compared. */
  readonly label: string;
}

/** The before/after pair that goes with each service. */
export const servicePictures: Readonly<Record<ServiceSlug, PicturePair>> = %{pairs};
