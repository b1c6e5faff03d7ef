import { countOf } from '../../../core/domain/text/count-of.ts';
import { addressOf } from '../address.ts';
import { Menu, PageLink, type Choice } from '../links.tsx';
import {
  changedPaths,
  nothingChanged,
  openFindings,
  report,
} from '../report.ts';
import { priorityOf } from '../page/priority.ts';
import { causeFacets } from './changes.tsx';
import { ruleFacets } from './findings.tsx';
import type { View } from './list-view.tsx';

const wrong = ruleFacets.filter(({ count }) => count > 0);
const listed = report.pages.filter(({ isListed }) => isListed);

/** Number of items that each list shows; its view has the rest. */
const AT_FIRST = 8;
/** The pages that should be looked at before others. */
const firstPages = report.pages
  .map((page) => ({ page, ...priorityOf(page) }))
  .filter(({ points }) => points > 0)
  .sort((a, b) => b.points - a.points)
  .slice(0, AT_FIRST);

const findingsTile = (level: string, label: string): Choice => ({
  id: addressOf('findings', { columnFilters: [{ id: 'Level', value: level }] }),
  count: openFindings.filter((finding) => finding.level === level).length,
  label,
});

/** Figures with the address that each leads to. */
const tiles: readonly Choice[] = [
  findingsTile('error', 'errors: they stop a deploy'),
  findingsTile('warning', 'warnings: they stop nothing'),
  {
    id: addressOf('changes'),
    count: changedPaths.length,
    label:
      nothingChanged ?? `pages changed against ${report.comparedWith.from}`,
  },
  {
    id: addressOf('pages', {
      columnFilters: [{ id: 'Indexable', value: 'no' }],
      columnVisibility: { 'Left out because': true },
    }),
    count: listed.filter(({ obstacles }) => obstacles.length === 0).length,
    label: `indexable of ${countOf(listed.length, 'page')} that should be listed`,
  },
  {
    id: addressOf('pages', {
      columnFilters: [{ id: 'Group of pages alike', value: ['1', ''] }],
      columnVisibility: { 'Group of pages alike': true, 'Nearest page': true },
    }),
    count: Math.max(...report.pages.map(({ group }) => group)),
    label: 'groups of pages that are alike',
  },
];

/** The broken rules and the causes of changes. */
const ranked = [
  {
    title: 'What is wrong',
    label: 'Broken rules',
    view: 'findings',
    items: wrong,
    text: wrong.length === 0 && (
      <span className="good">
        Nothing: all {report.rules.length} rules hold on every page.
      </span>
    ),
  },
  {
    title: 'What changed',
    label: 'Causes',
    view: 'changes',
    items: causeFacets,
    text: nothingChanged,
  },
];

/** What a reviewer asks first: what is wrong, what changed, and how alike the pages are. */
export const overview: View = {
  id: '',
  label: 'Overview',
  lede: `${countOf(report.pages.length, 'page')} of ${report.siteUrl}`,
  Content: () => (
    <>
      <Menu
        label="Figures"
        className="tiles"
        items={tiles}
        hrefOf={(address) => address}
      />
      <div className="two">
        {ranked.map(({ title, label, view, items, text }) => (
          <section key={view}>
            <h3>{title}</h3>
            <Menu
              label={label}
              className="ranked"
              items={items.slice(0, AT_FIRST)}
              hrefOf={(facet) => addressOf(view, { facet })}
            />
            <p>{text}</p>
          </section>
        ))}
      </div>
      <h3>Where to begin</h3>
      <ul className="begin">
        {firstPages.map(({ page, points, reasons }) => (
          <li key={page.path}>
            <strong>{points}</strong> <PageLink name={page.path} />{' '}
            <span className="quiet">{reasons}</span>
          </li>
        ))}
      </ul>
    </>
  ),
};
