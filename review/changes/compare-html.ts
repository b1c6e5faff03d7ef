import { hasChildren, isTag, type AnyNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { at, mapGet } from '../../core/domain/assert-defined.ts';
import { hunksOf, type LinePair } from './lines.ts';

/** A page's HTML in two states; undefined in one that lacks the page. */
interface HtmlPair {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A kind of difference, such as `attribute removed, aria-hidden of <svg>`. */
export interface HtmlDifference {
  readonly kind: string;
  readonly pages: readonly string[];
  /** How the first of the pages differs. */
  readonly example: LinePair;
}

/**
 * Lists how the HTML of pages differs, the kind on the most pages first. What differs with every
 * bundle is ignored: addresses and hashes of its files, and the build's mark.
 * @param read reads one page at a time
 */
export function compareHtml(
  paths: readonly string[],
  read: (path: string) => HtmlPair,
): HtmlDifference[] {
  const found = paths.flatMap((path) =>
    differencesOf(read(path)).map((difference) => ({ ...difference, path })),
  );
  return [...Map.groupBy(found, ({ kind }) => kind)]
    .map(([kind, each]) => ({
      kind,
      pages: [...new Set(each.map(({ path }) => path))],
      example: at(each, 0),
    }))
    .sort((one, other) => other.pages.length - one.pages.length);
}

interface Difference extends LinePair {
  readonly kind: string;
}

const masked = (html: string) =>
  html
    .replace(/\/assets\/[\w.-]+/g, '/assets/')
    .replace(/ integrity="[^"]*"/g, '')
    .replace(/(<meta name="build" content=")[^"]*/, '$1');

const unlike = (kind: string): Difference[] => [
  { kind, before: '', after: '' },
];

function differencesOf({ before, after }: HtmlPair): Difference[] {
  if (before === undefined) return unlike('page added');
  if (after === undefined) return unlike('page removed');
  const [old, now] = [masked(before), masked(after)];
  if (old === now) return [];
  const [oldParts, nowParts] = [partsOf(old), partsOf(now)];
  const byLine = new Map(
    [...oldParts, ...nowParts].map((part) => [part.line, part]),
  );
  // Copies, since a line may stand in a run twice.
  const named = (lines: readonly string[]) =>
    lines.map((line) => ({ ...mapGet(byLine, line) }));
  const linesOf = (parts: readonly Part[]) => parts.map(({ line }) => line);
  const found = hunksOf(linesOf(oldParts), linesOf(nowParts)).flatMap(
    ({ gone, came }) => compareRuns(named(gone), named(came)),
  );
  return found.length > 0 ? found : unlike('order, nesting or spaces changed');
}

/** The beginning or the end of an element, or a text. */
interface Part {
  readonly line: string;
  /** Parts of one sort are compared: `<svg>`, `</svg>`, `text`, `text of <script>`. */
  readonly sort: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const partsOf = (html: string): Part[] =>
  parseDocument(html).children.flatMap(partsIn);

function partsIn(node: AnyNode): Part[] {
  const attributes = {};
  if (isTag(node)) {
    const { name, attribs, children } = node;
    const words = Object.keys(attribs)
      .sort()
      .map((key) => ` ${key}="${attribs[key]}"`);
    const sort = `<${name}>`;
    const end = `</${name}>`;
    return [
      { line: `<${name}${words.join('')}>`, sort, attributes: attribs },
      ...children.flatMap(partsIn),
      { line: end, sort: end, attributes },
    ];
  }
  if (hasChildren(node)) return node.children.flatMap(partsIn);
  const { data, parent, type } = node;
  const text = data.replace(/\s+/g, ' ').trim();
  const isCode = parent && isTag(parent) && isCodeElement.test(parent.name);
  const sort = isCode ? `text of <${parent.name}>` : type;
  return text === '' ? [] : [{ line: `${sort}: ${text}`, sort, attributes }];
}

const isCodeElement = /^(?:script|style)$/;
const isStart = ({ sort }: Part) => /^<\w/.test(sort);
const isEnd = ({ sort }: Part) => sort.startsWith('</');

/** Compares two runs of parts: those of one sort in order, then what only one of them has. */
function compareRuns(
  gone: readonly Part[],
  came: readonly Part[],
): Difference[] {
  const removed = new Set(gone);
  const added = new Set(came);
  const changes = came.flatMap((after) => {
    const before = [...removed].find(({ sort }) => sort === after.sort);
    if (!before) return [];
    removed.delete(before);
    added.delete(after);
    return compareParts(before, after);
  });
  return [
    ...changes,
    ...outermost(gone, removed).map(({ sort, line }) => ({
      kind: `${sort} removed`,
      before: line,
      after: '',
    })),
    ...outermost(came, added).map(({ sort, line }) => ({
      kind: `${sort} added`,
      before: '',
      after: line,
    })),
  ];
}

/** Returns those of `some` that lie in no other element of them, without ends. */
function outermost(run: readonly Part[], some: ReadonlySet<Part>): Part[] {
  const open: number[] = [];
  const inner = new Set<Part>();
  for (const [place, part] of run.entries()) {
    if (isStart(part)) open.push(place);
    const start = isEnd(part) ? open.pop() : undefined;
    if (start === undefined || !some.has(at(run, start))) continue;
    for (const inside of run.slice(start + 1, place)) inner.add(inside);
  }
  return run.filter(
    (part) => some.has(part) && !inner.has(part) && !isEnd(part),
  );
}

/** Compares two parts of one sort: attribute by attribute, or their texts. */
function compareParts(before: Part, after: Part): Difference[] {
  const { sort } = after;
  if (before.line === after.line) return [];
  if (!isStart(after))
    return [
      { kind: `${sort} changed`, before: before.line, after: after.line },
    ];
  const names = new Set(
    [before, after].flatMap(({ attributes }) => Object.keys(attributes)),
  );
  return [...names].flatMap((name) => {
    const [old, now] = [before, after].map(
      ({ attributes }) => attributes[name],
    );
    if (old === now) return [];
    const what =
      old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    return [
      {
        kind: `attribute ${what}, ${name} of ${sort}`,
        before: old ?? '',
        after: now ?? '',
      },
    ];
  });
}
