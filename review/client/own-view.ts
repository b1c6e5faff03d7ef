import type { ReportPage } from '../report-types.ts';
import { countOf } from '../count-of.ts';
import { dataTable } from './data-table.ts';
import { h, scroller, svg } from './dom.ts';
import { addressOf } from './address.ts';
import { heatMap } from './heat-map.ts';
import { pageLink } from './links.ts';
import { data, kindName, percent } from './store.ts';

const measured = data.pages.filter(({ kind }) => kind === 'hub' || kind === 'townService');
const BINS = 20;
const WIDTH = 760;
const HEIGHT = 220;
const FOOT = 24;

/** How much of each page stands on no other town's page: as a histogram and as a map by town and service. */
export function ownView(): HTMLElement {
  const shares = measured.map(({ ownShare }) => ownShare).sort((a, b) => a - b);
  const least = measured.toSorted((a, b) => a.ownShare - b.ownShare).slice(0, 20);
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view' }, 'Own share'),
    h(
      'p',
      { class: 'lede' },
      `Words in no five-word run of another town’s page, of all words of the main element. Of ${countOf(measured.length, 'page')} of towns the least has ${percent(shares[0] ?? 0)}, the median ${percent(shares[Math.floor(shares.length / 2)] ?? 0)}.`,
    ),
    scroller('Pages by own share', histogram()),
    h('h3', {}, 'By town and service'),
    heatMap({
      label: 'Own share by town and service',
      name: 'own-share',
      valueOf: ({ ownShare }) => ownShare,
      // More is better here.
      isInverted: true,
    }),
    h('h3', {}, 'The least'),
    dataTable<ReportPage>({
      label: 'Pages with the least of their own',
      name: 'least-own',
      rows: least,
      columns: [
        { label: 'Page', value: ({ path }) => path, show: (page) => pageLink(page) },
        { label: 'Kind', value: ({ kind }) => kindName[kind] ?? kind },
        { label: 'Own share', value: ({ ownShare }) => percent(ownShare) },
        { label: 'Own words', value: ({ ownWords }) => ownWords },
        { label: 'Words', value: ({ words }) => words },
      ],
    }),
  );
}

function histogram(): SVGElement {
  const bins = measured.map(({ ownShare }) => Math.min(BINS - 1, Math.floor(ownShare * BINS)));
  const counts = Array.from({ length: BINS }, (_, bin) => bins.filter((each) => each === bin).length);
  const most = Math.max(1, ...counts);
  const width = WIDTH / BINS;
  const scale = (HEIGHT - FOOT - 20) / most;
  return svg(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: 'group',
      'aria-label': 'Number of pages by own share',
      class: 'histogram',
    },
    counts.map((count, bin) => {
      const from = bin / BINS;
      const [low, high] = [Math.round(from * 100), Math.round((from + 1 / BINS) * 100)];
      const where = `own%>=${low}${bin === BINS - 1 ? '' : ` own%<${high}`}`;
      return svg(
        'g',
        {},
        count > 0 &&
          svg(
            'a',
            {
              href: addressOf('pages', { where, kind: '' }),
              'aria-label': `${low} to ${high} per cent: ${countOf(count, 'page')}`,
            },
            svg('rect', {
              x: bin * width + 2,
              y: HEIGHT - FOOT - count * scale,
              width: width - 4,
              height: count * scale,
            }),
            svg(
              'text',
              { x: (bin + 0.5) * width, y: HEIGHT - FOOT - count * scale - 5, 'text-anchor': 'middle' },
              count,
            ),
          ),
        svg('text', { x: bin * width, y: HEIGHT - 6, 'text-anchor': bin === 0 ? 'start' : 'middle' }, `${low}%`),
      );
    }),
  );
}
