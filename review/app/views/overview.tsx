import type { ReactNode } from 'react';
import { countOf } from '../../count-of.ts';
import { addressOf } from '../address.tsx';
import { Histogram } from '../Histogram.tsx';
import { Menu, type Choice } from '../Menu.tsx';
import {
  changedPaths,
  nothingChanged,
  openFindings,
  perCent,
  percent,
  reachable,
  report,
  townPages,
} from '../report.ts';
import { causeFacets } from './changes.tsx';
import { rulesBroken } from './findings.tsx';
import type { View } from './list-view.tsx';

const { from, reason } = report.comparedWith;
const wrong = rulesBroken(openFindings).filter(({ count }) => count !== 0);
const errors = openFindings.filter(({ level }) => level === 'error').length;
const alike = townPages.flatMap(({ nearest }) => nearest?.similarity ?? []);
const own = townPages.map(({ ownShare }) => ownShare).sort((a, b) => a - b);

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
      q: 'group>0',
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
      <h3>How the pages are spread</h3>
      <div className="charts">
        <Histogram
          label="Own share of a town’s page"
          pages={townPages}
          column="own%"
        />
        <Histogram
          label={`Likeness to the nearest page; ${percent(report.bounds.sameService)} allowed`}
          pages={townPages}
          column="like%"
          bound={perCent(report.bounds.sameService)}
        />
        <Histogram label="Words of a page" pages={reachable} column="words" />
        <Histogram
          label="Width of the title in pixels"
          pages={reachable}
          column="title-px"
        />
      </div>
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

/** What the last report had otherwise. */
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
