import { at } from '../../../src/domain/assert-defined.ts';
import type { ReportPage } from '../../report-types.ts';
import { typesOf } from '../../read/structured-data.ts';
import { createMatcher, type Match, type VisiblePage } from '../../read/visible-data.ts';
import { nodesOf, textOf } from '../report.ts';
import { SavePage } from '../table/SaveButtons.tsx';

const places = {
  link: 'a link',
  picture: 'a picture',
  machine: 'for machines only',
  missing: 'not on the page',
} as const;

/** The JSON-LD of a page, node by node; each value says where a visitor reads it. */
export function PageData({ page }: { readonly page: ReportPage }) {
  const visible: VisiblePage = {
    lines: [...page.blocks.map(({ text }) => textOf(text)), ...page.around.map(textOf)],
    hrefs: page.hrefs.map(textOf),
    pictures: page.pictures.map(textOf),
  };
  const placeOf = (match: Match) => (match.kind === 'text' ? at(visible.lines, match.line) : places[match.kind]);
  const match = createMatcher(visible);
  const nodes = nodesOf(page).map((node) => ({ type: typesOf(node).join('+'), values: match(node) }));
  if (nodes.length === 0) return <p>The page has none.</p>;
  return (
    <>
      <p className={page.dataVerdict.startsWith('valid') ? 'good' : 'bad'}>{page.dataVerdict}</p>
      {nodes.map(({ type, values }, index) => {
        const missing = values.filter(({ match }) => match.kind === 'missing').length;
        return (
          <details key={index} className="fold">
            <summary>
              {type}{' '}
              <span className={missing === 0 ? 'good' : 'bad'}>
                {missing === 0 ? 'all of it is on the page' : `${missing} not on the page`}
              </span>
            </summary>
            <dl className="data-values">
              {values.map(({ pointer, value, match }) => (
                <div key={pointer}>
                  <dt>{pointer.slice(type.length + 1)}</dt>
                  <dd>
                    {String(value)}{' '}
                    {match.kind !== 'machine' && (
                      <span className={match.kind === 'missing' ? 'bad' : 'good'}>{placeOf(match)}</span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
      <SavePage
        page={page}
        what="structured data"
        columns={{
          Property: ({ pointer }) => pointer,
          Value: ({ value }) => String(value),
          'On the page': ({ match }) => placeOf(match),
        }}
        rows={() => nodes.flatMap(({ values }) => values)}
      />
    </>
  );
}
