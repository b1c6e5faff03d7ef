import type { ReactNode } from 'react';
import { countOf } from '../../count-of.ts';
import { Histogram } from '../Histogram.tsx';
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
import { addressOf } from '../state.tsx';
import { View, type Facet } from '../View.tsx';
import { causeFacets } from './ChangesView.tsx';
import { rulesBroken } from './FindingsView.tsx';

const AT_MOST = 6;
const { from, reason } = report.comparedWith;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What a reviewer asks first: what is wrong, what changed, and how alike the pages are. */
export const Overview = () => (
  <View title="Overview" lede={`${countOf(report.pages.length, 'page')} of ${report.siteUrl}`}>
    <ul className="tiles">
      {tiles.map(({ href, value, label, isBad }) => (
        <li key={label} className={isBad ? 'tile bad' : 'tile'}>
          <a href={href}>
            <b>{value}</b> {label}
          </a>
        </li>
      ))}
    </ul>
    <div className="two">
      <Ranking title="What is wrong" items={wrong} view="findings" noun="more broken rule">
        {wrong.length === 0 && <p className="good">Nothing: all {report.rules.length} rules hold on every page.</p>}
        <SinceLast />
      </Ranking>
      <Ranking title="What changed" items={causeFacets} view="changes" noun="more cause">
        <p>{nothingChanged()}</p>
      </Ranking>
    </div>
    <section aria-labelledby="figures">
      <h3 id="figures">How the pages are spread</h3>
      <div className="charts">
        <Histogram label="Own share of a town’s page" pages={townPages} column="own%" />
        <Histogram
          label={`Likeness to the nearest page; ${percent(report.bounds.sameService)} allowed`}
          pages={townPages}
          column="like%"
          bound={perCent(report.bounds.sameService)}
        />
        <Histogram label="Words of a page" pages={reachable} column="words" />
        <Histogram label="Width of the title in pixels" pages={reachable} column="title-px" />
      </div>
    </section>
  </View>
);

const wrong = rulesBroken(openFindings).filter(({ count }) => count !== 0);
const errors = openFindings.filter(({ level }) => level === 'error').length;
const alike = townPages.flatMap(({ nearest }) => nearest?.similarity ?? []);
const own = townPages.map(({ ownShare }) => ownShare);

const sortedPages = (id: string, desc: boolean) => addressOf('pages', { sorting: [{ id, desc }] });

const tiles = [
  { href: addressOf('findings'), value: errors, label: 'errors: they stop a deploy', isBad: errors > 0 },
  { href: addressOf('findings'), value: openFindings.length - errors, label: 'warnings: they stop nothing' },
  {
    href: addressOf('changes'),
    value: reason === undefined ? changedPaths.length : '–',
    label: reason === undefined ? `pages changed against ${from}` : 'nothing was compared',
  },
  {
    href: sortedPages('own%', false),
    value: percent(Math.min(...own, 1)),
    label: `least own share; median ${percent(median(own))}`,
  },
  {
    href: sortedPages('like%', true),
    value: percent(Math.max(...alike, 0)),
    label: `most alike; ${percent(report.bounds.sameService)} allowed in a service`,
  },
  {
    href: addressOf('pages', { q: 'group>0', columnVisibility: { group: true, nearest: true } }),
    value: Math.max(...townPages.map(({ group }) => group), 0),
    label: 'groups of pages that are alike',
  },
];

interface RankingProps {
  readonly title: string;
  /** Where the rest is, and what it is called. */
  readonly view: string;
  readonly noun: string;
  readonly items: readonly Facet[];
  readonly children: ReactNode;
}

/** The first of a list under a heading, each with its figure. */
const Ranking = ({ title, items, view, noun, children }: RankingProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {items.length > 0 && (
      <ol className="ranked">
        {items.slice(0, AT_MOST).map(({ id, label, count }) => (
          <li key={id}>
            <b>{count}</b> <a href={addressOf(view, { facet: id })}>{label}</a>
          </li>
        ))}
        {items.length > AT_MOST && (
          <li>
            <a href={addressOf(view)}>and {countOf(items.length - AT_MOST, noun)}</a>
          </li>
        )}
      </ol>
    )}
    {children}
  </section>
);

/** What the last report had otherwise. */
function SinceLast() {
  if (!report.sinceLast) return <p className="quiet">There is no earlier report to compare with.</p>;
  const { came, gone } = report.sinceLast;
  if (came.length + gone.length === 0) return <p className="quiet">The same as in the last review.</p>;
  return (
    <details className="fold">
      <summary>
        {countOf(came.length, 'new finding')} since the last review, {gone.length} mended
      </summary>
      <ul className="where">
        {came.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {gone.map((line) => (
          <li key={line}>
            <del>{line}</del>
          </li>
        ))}
      </ul>
    </details>
  );
}
