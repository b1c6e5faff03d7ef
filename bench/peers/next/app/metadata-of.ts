import type { Metadata } from 'next';
import type { PageEntry } from '../shared/types';

/** A page's head as Next takes it. */
export const metadataOf = ({ title, description, robots, canonical }: PageEntry): Metadata => ({
  title,
  description,
  robots,
  alternates: { canonical },
});
