import type { ReactNode } from 'react';
import { countOf } from '../../count-of.ts';
import { addressOf } from '../address.ts';
import { changedPaths, openFindings, pageOf, percent, reachable, report, townPages } from '../data/report.ts';
import { Histogram } from '../parts/Histogram.tsx';
import { PageLink, SourceLinks } from '../parts/links.tsx';
import { View } from '../parts/View.tsx';

const AT_MOST = 6;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const perCent = (share: number) => Math.round(share * 1000) / 10;

/** What a reviewer asks first: what is wrong, what changed, and how alike the pages are. */
export function Overview() {
  const errors = openFindings.filter(({ level }) => level === 'error').length;
  const alike = townPages.flatMap(({ nearest }) => nearest?.similarity ?? []);
  const own = townPages.map(({ ownShare }) => ownShare);
  const { from, reason } = report.comparedWith;
  return (
    <View title="Overview" lede={`${countOf(report.pages.length, 'page')} of ${report.siteUrl}`}>
      <ul className="tiles">
        <Tile href={addressOf('findings')} figure={errors} isBad={errors > 0} label="errors: they stop a deploy" />
        <Tile href={addressOf('findings')} figure={openFindings.length - errors} label="warnings: they stop nothing" />
        <Tile
          href={addressOf('changes')}
          figure={reason === undefined ? changedPaths.length : '–'}
          label={reason === undefined ? `pages changed against ${from}` : `nothing was compared: ${reason}`}
        />
        <Tile
          href={addressOf('own')}
          figure={percent(Math.min(...own, 1))}
          label={`least own share; median ${percent(median(own))}`}
        />
        <Tile
          href={addressOf('similarity')}
          figure={percent(Math.max(...alike, 0))}
          label={`most alike; ${percent(report.bounds.sameService)} allowed in a service`}
        />
      </ul>
      <div className="two">
        <section aria-labelledby="wrong">
          <h3 id="wrong">What is wrong</h3>
          <Wrong />
          <SinceLast />
        </section>
        <section aria-labelledby="changed">
          <h3 id="changed">What changed</h3>
          <Changed />
        </section>
      </div>
      <section aria-labelledby="figures">
        <h3 id="figures">How the pages are spread</h3>
        <div className="charts">
          <Histogram
            label="Own share of a town’s page"
            pages={townPages}
            valueOf={({ ownShare }) => perCent(ownShare)}
            column="own%"
            unit="%"
          />
          <Histogram
            label="Likeness to the nearest page"
            pages={townPages}
            valueOf={({ nearest }) => perCent(nearest?.similarity ?? 0)}
            column="like%"
            unit="%"
            bound={perCent(report.bounds.sameService)}
          />
          <Histogram label="Words of a page" pages={reachable} valueOf={({ words }) => words} column="words" />
          <Histogram
            label="Width of the title in pixels"
            pages={reachable}
            valueOf={({ titlePixels }) => titlePixels}
            column="title-px"
            unit=" px"
          />
        </div>
      </section>
      <div className="two">
        <section aria-labelledby="least">
          <h3 id="least">Least of their own</h3>
          <ol className="ranked">
            {townPages
              .toSorted((a, b) => a.ownShare - b.ownShare)
              .slice(0, AT_MOST)
              .map(({ path, ownShare }) => (
                <li key={path}>
                  <b>{percent(ownShare)}</b> <PageLink path={path} />
                </li>
              ))}
          </ol>
        </section>
        <section aria-labelledby="alike">
          <h3 id="alike">Most alike</h3>
          <ol className="ranked">
            {report.similarity
              .flatMap(({ worst, pair }) => (pair ? [{ worst, pair }] : []))
              .toSorted((a, b) => b.worst - a.worst)
              .slice(0, AT_MOST)
              .map(({ worst, pair: [one, other] }) => (
                <li key={`${one} ${other}`}>
                  <b>{percent(worst)}</b>{' '}
                  <span>
                    <PageLink path={pageOf(one).path} /> and <PageLink path={pageOf(other).path} />
                  </span>
                </li>
              ))}
          </ol>
        </section>
      </div>
    </View>
  );
}

interface TileProps {
  readonly href: string;
  readonly figure: ReactNode;
  readonly label: string;
  readonly isBad?: boolean;
}

const Tile = ({ href, figure, label, isBad = false }: TileProps) => (
  <li className={isBad ? 'tile bad' : 'tile'}>
    <a href={href}>
      <b>{figure}</b> {label}
    </a>
  </li>
);

/** Broken rules, the one with most pages first. */
function Wrong() {
  const broken = report.rules
    .map((rule) => ({ ...rule, found: openFindings.filter((finding) => finding.rule === rule.id) }))
    .filter(({ found }) => found.length > 0)
    .map((rule) => ({ ...rule, pages: new Set(rule.found.flatMap(({ pages }) => pages)).size }))
    .sort((a, b) => b.pages - a.pages);
  if (broken.length === 0) return <p className="good">Nothing: all {report.rules.length} rules hold on every page.</p>;
  return (
    <ol className="ranked">
      {broken.slice(0, AT_MOST).map(({ id, title, found, pages }) => (
        <li key={id}>
          <b>{found.length}</b>{' '}
          <span>
            <a href={addressOf('findings', { rule: id })}>{title}</a>{' '}
            <span className="quiet">on {countOf(pages, 'page')}</span>
          </span>
        </li>
      ))}
      <Rest of={broken.length} view="findings" noun="broken rule" />
    </ol>
  );
}

/** What the last report had otherwise. */
function SinceLast() {
  if (!report.sinceLast) return <p className="quiet">There is no earlier report to compare with.</p>;
  const { came, gone } = report.sinceLast;
  if (came.length + gone.length === 0) return <p className="quiet">The same as in the last review.</p>;
  return (
    <>
      <Lines label={`New since the last review (${came.length})`} lines={came} />
      <Lines label={`Mended since (${gone.length})`} lines={gone} />
    </>
  );
}

const Lines = ({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <details className="fold">
      <summary>{label}</summary>
      <ul className="where">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );

/** Causes of changes, the one with most pages first. */
function Changed() {
  const { from, reason } = report.comparedWith;
  if (reason !== undefined) return <p>Not known: {reason}</p>;
  if (report.changes.length === 0) return <p>For crawlers nothing differs from {from}.</p>;
  return (
    <ol className="ranked">
      {report.causes.slice(0, AT_MOST).map(({ file, pages, kinds }) => (
        <li key={file}>
          <b>{pages.length || 'site'}</b>{' '}
          <span>
            <SourceLinks sources={[file]} />{' '}
            <a href={addressOf('changes', { cause: file })} className="quiet">
              {kinds.join(', ')}
            </a>
          </span>
        </li>
      ))}
      <Rest of={report.causes.length} view="changes" noun="cause" />
    </ol>
  );
}

const Rest = ({ of, view, noun }: { readonly of: number; readonly view: string; readonly noun: string }) =>
  of > AT_MOST && (
    <li>
      <a href={addressOf(view)}>and {countOf(of - AT_MOST, `more ${noun}`)}</a>
    </li>
  );
