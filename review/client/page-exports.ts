import { at } from '../../src/domain/assert-defined.ts';
import type { ReportPage } from '../report-types.ts';
import { matchNode, type Match, type VisiblePage } from '../read/visible-data.ts';
import { exportButtons, type Cell } from './export-table.ts';
import { contentLinkingTo, linkingTo, nodesOf, originOf, pageOf, textOf } from './store.ts';

/** `/county/town` as the beginning of a file's name: `county-town`. */
const fileStart = ({ path }: ReportPage) => path.slice(1).replaceAll('/', '-') || 'home';

interface PageTable {
  readonly what: string;
  readonly labels: readonly string[];
  readonly rows: () => readonly (readonly Cell[])[];
}

const buttons = (page: ReportPage, { what, ...table }: PageTable): HTMLElement =>
  exportButtons({ name: `${fileStart(page)}-${what.replaceAll(' ', '-')}`, what: `the ${what}`, ...table });

/** Saves each sentence with where it comes from. */
export const exportText = (page: ReportPage): HTMLElement =>
  buttons(page, {
    what: 'text',
    labels: ['Element', 'Sentence', 'Source', 'Part', 'Fields'],
    rows: () =>
      page.blocks.flatMap(({ tag, text, sentences }) =>
        sentences.map(([start, end, origin]) => {
          const { source, part, fields } = originOf(origin);
          return [tag, textOf(text).slice(start, end), source, part, fields.join(' ')];
        }),
      ),
  });

export const exportHeadings = (page: ReportPage): HTMLElement =>
  buttons(page, {
    what: 'headings',
    labels: ['Level', 'Heading'],
    rows: () => page.headings.map(([level, text]) => [level, textOf(text)]),
  });

/** Saves links out of the page and into it; those in content with their words. */
export const exportLinks = (page: ReportPage): HTMLElement =>
  buttons(page, {
    what: 'links',
    labels: ['Direction', 'Page', 'In content', 'Words'],
    rows: () => {
      const inContent = new Set(contentLinkingTo(page));
      const into = linkingTo(page).map((from) => {
        const words = from.anchors.filter(([target]) => pageOf(target) === page).map(([, text]) => textOf(text));
        return ['in', from.path, inContent.has(from) ? 'yes' : 'no', [...new Set(words)].join(' | ')];
      });
      const out = page.links.map((target) => {
        const words = page.anchors.filter(([to]) => to === target).map(([, text]) => textOf(text));
        const isContent = page.contentLinks.includes(target);
        return ['out', pageOf(target).path, isContent ? 'yes' : 'no', [...new Set(words)].join(' | ')];
      });
      return [...out, ...into];
    },
  });

/** Saves every value of the structured data with where a visitor reads it. */
export const exportData = (page: ReportPage, visible: VisiblePage): HTMLElement =>
  buttons(page, {
    what: 'structured data',
    labels: ['Property', 'Value', 'On the page'],
    rows: () =>
      nodesOf(page)
        .flatMap((node) => matchNode(node, visible))
        .map(({ pointer, value, match }) => [pointer, String(value), matchText(match, visible)]),
  });

const matchText = (match: Match, { lines }: VisiblePage): string =>
  match.kind === 'text' ? at(lines, match.line) : placeNames[match.kind];

const placeNames = {
  link: 'a link',
  picture: 'a picture',
  machine: 'for machines only',
  missing: 'not on the page',
} as const;
