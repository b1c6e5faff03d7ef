import { at } from '../../../src/domain/assert-defined.ts';
import type { ReportPage } from '../../report-types.ts';
import { isObject, typesOf, type DataValue } from '../../read/structured-data.ts';
import { matchNode, type Match, type VisiblePage } from '../../read/visible-data.ts';
import { nodesOf, textOf } from '../report.ts';
import { SavePage } from '../table/SaveButtons.tsx';

/** The JSON-LD of a page as a tree; each value says where a visitor reads it. */
export function DataTree({ page }: { readonly page: ReportPage }) {
  const visible: VisiblePage = {
    lines: [...page.blocks.map(({ text }) => textOf(text)), ...page.around.map(textOf)],
    hrefs: page.hrefs.map(textOf),
    pictures: page.pictures.map(textOf),
  };
  const nodes = nodesOf(page).map((node) => ({ node, values: matchNode(node, visible) }));
  if (nodes.length === 0) return <p>The page has none.</p>;
  return (
    <div className="tree">
      <p className={page.dataVerdict.startsWith('valid') ? 'good' : 'bad'}>{page.dataVerdict}</p>
      {nodes.map(({ node, values }, index) => {
        const matches = new Map(values.map(({ pointer, match }) => [pointer, match]));
        const missing = values.filter(({ match }) => match.kind === 'missing').length;
        const name = typesOf(node).join('+');
        return (
          <details key={index}>
            <summary>
              {name}{' '}
              {missing === 0 ? (
                <span className="good">all of it is on the page</span>
              ) : (
                <span className="bad">{missing} not on the page</span>
              )}
            </summary>
            <Branch value={node} pointer={name} noteOf={(pointer) => matchText(matches.get(pointer), visible)} />
          </details>
        );
      })}
      <SavePage
        page={page}
        what="structured data"
        columns={{
          Property: ({ pointer }) => pointer,
          Value: ({ value }) => String(value),
          'On the page': ({ match }) => matchText(match, visible),
        }}
        rows={() => nodes.flatMap(({ values }) => values)}
      />
    </div>
  );
}

interface BranchProps {
  readonly value: DataValue;
  /** The way to the value: `Service.provider`. */
  readonly pointer: string;
  readonly noteOf: (pointer: string) => string;
}

function Branch({ value, pointer, noteOf }: BranchProps) {
  if (Array.isArray(value) || isObject(value)) {
    const isList = Array.isArray(value);
    return (
      <ul>
        {Object.entries(value).map(([name, inner]: [string, DataValue]) => (
          <li key={name}>
            {!isList && <span className="property">{name}</span>}
            <Branch value={inner} pointer={isList ? `${pointer}[${name}]` : `${pointer}.${name}`} noteOf={noteOf} />
          </li>
        ))}
      </ul>
    );
  }
  const note = noteOf(pointer);
  return (
    <span className="value">
      {String(value)}{' '}
      {note !== '' && note !== places.machine && (
        <span className={note === places.missing ? 'bad' : 'good'}>
          {note.length > 120 ? `${note.slice(0, 119)}…` : note}
        </span>
      )}
    </span>
  );
}

/** Where a visitor reads the value: the line itself, or what else it is. */
const matchText = (match: Match | undefined, { lines }: VisiblePage): string =>
  match === undefined ? '' : match.kind === 'text' ? at(lines, match.line) : places[match.kind];

const places = {
  link: 'a link',
  picture: 'a picture',
  machine: 'for machines only',
  missing: 'not on the page',
} as const;
