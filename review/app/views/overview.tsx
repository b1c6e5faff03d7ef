import type { ReactNode } from 'react';
import { countOf } from '../../count-of.ts';
import { addressOf } from '../address.tsx';
import { PageLink } from '../links.tsx';
import { Menu, type Choice } from '../Menu.tsx';
import {
  changedPaths,
  nothingChanged,
  openFindings,
  percent,
  report,
  townPages,
} from '../report.ts';
import { priorityOf, priorityRule } from '../page/priority.ts';
import { causeFacets } from './changes.tsx';
import { rulesBroken } from './findings.tsx';
import type { View } from './list-view.tsx';

const { from, reason } = report.comparedWith;
const wrong = rulesBroken(openFindings).filter(({ count }) => count !== 0);
const errors = openFindings.filter(({ level }) => level === 'error').length;
const alike = townPages.flatMap(({ nearest }) => nearest?.similarity ?? []);
const own = townPages.map(({ ownShare }) => ownShare).sort((a, b) => a - b);

const AT_FIRST = 8;
/** The pages that should be looked at before others. */
const firstPages = report.pages
  .map((page) => ({ page, ...priorityOf(page) }))
  .filter(({ points }) => points > 0)
  .sort((a, b) => b.points - a.points)
  .slice(0, AT_FIRST);

/** Figures with the address that each leads to. */
const tiles: readonly Choice[] = [
  {
    id: addressOf('findings', {
      columnFilters: [{ id: 'level', value: 'error' }],
    }),
    count: errors,
    label: 'errors: they stop a deploy',
  },
  {
    id: addressOf('findings', {
      columnFilters: [{ id: 'level', value: 'warning' }],
    }),
    count: openFindings.length - errors,
    label: 'warnings: they stop nothing',
  },
  {
    id: addressOf('changes'),
    count: reason === undefined ? changedPaths.length : '–',
    label:
      reason === undefined
        ? `pages changed against ${from}`
        : 'nothing was compared',
  },
  {
    id: addressOf('pages', {
      columnFilters: [{ id: 'indexable', value: 'no' }],
      columnVisibility: { obstacles: true },
    }),
    count: report.pages.filter(
      ({ isListed, obstacles }) => isListed && obstacles.length === 0,
    ).length,
    label: `indexable of ${countOf(report.pages.filter(({ isListed }) => isListed).length, 'page')} that are to be listed`,
  },
  {
    id: addressOf('pages', { sorting: [{ id: 'own%', desc: false }] }),
    count: percent(own[0] ?? 1),
    label: `least own share; median ${percent(own[Math.floor(own.length / 2)] ?? 0)}`,
  },
  {
    id: addressOf('pages', { sorting: [{ id: 'like%', desc: true }] }),
    count: percent(Math.max(...alike, 0)),
    label: `most alike; ${percent(report.bounds.sameService)} allowed in a service`,
  },
  {
    id: addressOf('pages', {
      columnFilters: [{ id: 'group', value: ['1', ''] }],
      columnVisibility: { group: true, nearest: true },
    }),
    count: Math.max(...townPages.map(({ group }) => group), 0),
    label: 'groups of pages that are alike',
  },
];

/** What a reviewer asks first: what is wrong, what changed, and how alike the pages are. */
export const overview: View = {
  id: '',
  label: 'Overview',
  isPage: true,
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
        <Ranking
          title="What is wrong"
          items={wrong}
          view="findings"
          noun="more broken rule"
        >
          {wrong.length === 0 && (
            <p className="good">
              Nothing: all {report.rules.length} rules hold on every page.
            </p>
          )}
          <SinceLast />
        </Ranking>
        <Ranking
          title="What changed"
          items={causeFacets}
          view="changes"
          noun="more cause"
        >
          <p>{nothingChanged()}</p>
        </Ranking>
      </div>
      <h3>Where to begin</h3>
      <ul className="begin">
        {firstPages.map(({ page, points, reasons }) => (
          <li key={page.path}>
            <strong>{points}</strong> <PageLink path={page.path} />{' '}
            <span className="quiet">{reasons}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">{priorityRule}</p>
    </>
  ),
};

interface RankingProps {
  readonly title: string;
  /** Where the rest is, and what it is called. */
  readonly view: string;
  readonly noun: string;
  readonly items: readonly Choice[];
  readonly children: ReactNode;
}

const AT_MOST = 6;

/** The first of a list under a heading, each with its figure. */
function Ranking({ title, items, view, noun, children }: RankingProps) {
  const left = items.length - AT_MOST;
  const first = [
    ...items.slice(0, AT_MOST),
    ...(left > 0 ? [{ id: '', label: `and ${countOf(left, noun)}` }] : []),
  ];
  return (
    <section>
      <h3>{title}</h3>
      {first.length > 0 && (
        <Menu
          label={title}
          className="ranked"
          items={first}
          hrefOf={(facet) => addressOf(view, { facet })}
        />
      )}
      {children}
    </section>
  );
}

/** What changed since the last report. */
function SinceLast() {
  if (!report.sinceLast)
    return <p className="quiet">There is no earlier report to compare with.</p>;
  const { came, gone } = report.sinceLast;
  if (came.length + gone.length === 0)
    return <p className="quiet">The same as in the last review.</p>;
  return (
    <details className="fold">
      <summary>
        {countOf(came.length, 'new finding')} since the last review,{' '}
        {gone.length} mended
      </summary>
      {came.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {gone.map((line) => (
        <p key={line}>
          <del>{line}</del>
        </p>
      ))}
    </details>
  );
}
