import type { ReactNode } from 'react';
import type { ReportPage } from '../../report-types.ts';
import { FoldedLinks, SourceLink, SourceLinks, WordDiff } from '../links.tsx';
import {
  canonicalText,
  changesOf,
  contentLinkingTo,
  descriptionOf,
  linkingTo,
  originOf,
  pageOf,
  report,
  ruleOf,
  textOf,
  titleOf,
} from '../report.ts';
import { addressOf } from '../state.ts';
import { SavePage } from '../table/SaveButtons.tsx';
import { Comparison } from './Comparison.tsx';
import { PageData } from './PageData.tsx';
import { PageText } from './PageText.tsx';

interface SectionProps {
  readonly page: ReportPage;
}

/** Longer descriptions are cut by search engines. */
const MAX_DESCRIPTION = 160;

const { host } = new URL(report.siteUrl);

/** The page as a search result and as a social card. */
function Previews({ page }: SectionProps) {
  const [title, description] = [titleOf(page), descriptionOf(page)];
  const picture = report.thumbnails[page.socialImage];
  const measures = [
    { name: 'Title', text: title, pixels: page.titlePixels, origin: page.titleOrigin },
    { name: 'Description', text: description, pixels: page.descriptionPixels, origin: page.descriptionOrigin },
  ];
  return (
    <div className="two">
      <div>
        <div className="result">
          <p className="result-site">
            <strong>{report.siteName}</strong>
            <span>{[host, ...page.path.split('/').filter(Boolean)].join(' › ')}</span>
          </p>
          <p className="result-title">{title}</p>
          <p>{description.length > MAX_DESCRIPTION ? `${description.slice(0, MAX_DESCRIPTION - 2)} …` : description}</p>
        </div>
        <dl className="measures">
          {measures.flatMap(({ name, text, pixels, origin }) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} measured`}>
              {text.length} characters, {pixels} px, from <SourceLink source={originOf(origin).source} />
            </dd>,
          ])}
          <dt>Canonical</dt>
          <dd>{canonicalText(page)}</dd>
          <dt>Robots</dt>
          <dd>{page.robots}</dd>
        </dl>
      </div>
      <div className="card">
        {picture ? (
          <img src={picture} alt="The social card" width={480} height={252} />
        ) : (
          <p className="card-missing">No picture: {page.socialImage || 'og:image is missing'}</p>
        )}
        <p className="quiet">{host}</p>
        <p className="card-title">{title}</p>
        <p>{description}</p>
      </div>
    </div>
  );
}

/** What is wrong with the page, and what to do about it. */
function PageFindings({ page }: SectionProps) {
  const own = report.findings.filter(({ pages }) => pages.includes(page.path));
  if (own.length === 0) return <p className="good">No findings.</p>;
  return (
    <ul className="findings">
      {own.map(({ rule, what, where, level, source, accepted }) => (
        <li key={`${rule} ${what} ${where}`} className={level}>
          <p>{what}</p>
          <p className="where">{where}</p>
          {source !== '' && <SourceLink source={source} />}
          {accepted ? (
            <p className="quiet">
              Accepted on {accepted.date}: {accepted.reason}
            </p>
          ) : (
            <p>{ruleOf(rule)?.todo}</p>
          )}
          <a href={addressOf('findings', { rule })}>All findings of {rule}</a>
        </li>
      ))}
    </ul>
  );
}

/** What crawlers see on the page otherwise than before, and which files caused it. */
function PageChanges({ page }: SectionProps) {
  const changes = changesOf(page);
  const { from, reason } = report.comparedWith;
  if (reason !== undefined) return <p>Nothing was compared: {reason}</p>;
  if (changes.length === 0) return <p>Nothing differs from {from}.</p>;
  return (
    <ul className="changes">
      {changes.map(({ kind, part, before, after, causes }) => (
        <li key={`${kind} ${part} ${before} ${after}`}>
          <p>
            <strong>{`${kind} ${part}`.trim()}</strong>: <WordDiff before={before} after={after} />
          </p>
          <div className="quiet">
            Cause: <SourceLinks sources={causes} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The headings of the page, set in by level. */
const Outline = ({ page }: SectionProps) => (
  <>
    <ul className="outline">
      {page.headings.map(([level, text], index) => (
        <li key={index} style={{ paddingInlineStart: `${(level - 1) * 1.1}rem` }}>
          <span className="tag">h{level}</span> {textOf(text)}
        </li>
      ))}
    </ul>
    <SavePage
      page={page}
      what="headings"
      columns={{ Level: ([level]) => level, Heading: ([, text]) => textOf(text) }}
      rows={() => page.headings}
    />
  </>
);

/** Where the page links to, and which pages link to it. */
const LinkLists = ({ page }: SectionProps) => (
  <>
    <FoldedLinks summary="Links to, in its content" pages={page.contentLinks.map(pageOf)} />
    <FoldedLinks summary="Links to, with the menu" pages={page.links.map(pageOf)} />
    <FoldedLinks summary="Linked from content of" pages={contentLinkingTo(page)} />
    <FoldedLinks summary="Linked from anywhere" pages={linkingTo(page)} />
    <SavePage
      page={page}
      what="links"
      columns={{
        Direction: ({ from }) => (from === page ? 'out' : 'in'),
        Page: ({ from, to }) => (from === page ? to : from).path,
        'In content': ({ from, to }) => (contentLinkingTo(to).includes(from) ? 'yes' : 'no'),
        Words: ({ from, to }) =>
          [...new Set(from.anchors.filter(([target]) => pageOf(target) === to).map(([, text]) => textOf(text)))].join(
            ' | ',
          ),
      }}
      rows={() => [
        ...page.links.map((target) => ({ from: page, to: pageOf(target) })),
        ...linkingTo(page).map((from) => ({ from, to: page })),
      ]}
    />
  </>
);

interface Section {
  /** Its name in addresses. */
  readonly id: string;
  readonly label: string;
  readonly Content: (props: SectionProps) => ReactNode;
}

/** What is known of a page. */
export const sections: readonly [Section, ...Section[]] = [
  { id: 'preview', label: 'Preview', Content: Previews },
  { id: 'findings', label: 'Findings', Content: PageFindings },
  { id: 'changes', label: 'Changes', Content: PageChanges },
  { id: 'text', label: 'Text', Content: PageText },
  { id: 'outline', label: 'Outline', Content: Outline },
  { id: 'links', label: 'Links', Content: LinkLists },
  { id: 'data', label: 'Data', Content: PageData },
  { id: 'nearest', label: 'Nearest', Content: Comparison },
];
