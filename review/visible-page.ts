import type { PageReading } from './page-reading.ts';
import type { VisiblePage } from './visible-data.ts';

/** The text lines, link addresses and pictures of a page as a visitor meets them. */
export function visibleOf({ blocks, images, links }: PageReading): VisiblePage {
  return {
    lines: blocks.map(({ text }) => text),
    hrefs: links.map(({ href }) => href),
    pictures: images.map(({ src }) => src),
  };
}
