import Handlebars from 'handlebars';

/** The helpers that templates may use. */
export const helpers: ReadonlySet<string> = new Set(['if', 'unless']);

const compileOptions: CompileOptions = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries([...helpers].map((name) => [name, true])),
};

type Values = Readonly<Record<string, unknown>>;

/** Renders a template with the values of a page. @throws where a value that it shows is not there. */
export type RenderTemplate = (values: object) => string;

/**
 * A renderer for a parsed template: strict, without any helper but `helpers`. Texts with fields and conditions alone, as all
 * of ours are, are put together from the syntax tree: Handlebars takes a quarter of the generator's time to make
 * code of some hundred templates that are used a few times each. Whatever else a template holds, Handlebars compiles it.
 */
export function createTemplateRenderer(program: hbs.AST.Program, escape: boolean): RenderTemplate {
  const plain = plainRenderer(program, escape ? Handlebars.escapeExpression : (text) => text);
  return plain
    ? (values) => plain(values as Values)
    : Handlebars.compile(program, { ...compileOptions, noEscape: !escape });
}

type Part = string | ((values: Values) => string);

/** Undefined where the template holds more than text, fields and conditions. */
function plainRenderer(
  program: hbs.AST.Program,
  escape: (text: string) => string,
): ((values: Values) => string) | undefined {
  const parts: Part[] = [];
  for (const statement of program.body) {
    const part = plainPart(statement, escape);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return (values) => {
    let text = '';
    for (const part of parts) text += typeof part === 'string' ? part : part(values);
    return text;
  };
}

function plainPart(statement: hbs.AST.Statement, escape: (text: string) => string): Part | undefined {
  if (isContent(statement)) return statement.value;
  if (isMustache(statement) && isPlainCall(statement, 0) && isField(statement.path)) {
    const {
      original: name,
      loc: { start },
    } = statement.path;
    return (values) => {
      // Worded as Handlebars does.
      if (!Object.hasOwn(values, name))
        throw new Error(`"${name}" not defined in ${String(values)} - ${start.line}:${start.column}`);
      return escape(String(values[name] ?? ''));
    };
  }
  if (
    isBlock(statement) &&
    isPlainCall(statement, 1) &&
    !statement.program.blockParams &&
    !statement.inverse?.blockParams
  ) {
    const {
      path,
      params: [condition],
      program,
      inverse,
    } = statement;
    const [whenTrue, whenFalse] = [program, inverse].map((branch) =>
      branch ? plainRenderer(branch, escape) : () => '',
    );
    if (!whenTrue || !whenFalse || !isName(path) || !helpers.has(path.original) || !isField(condition))
      return undefined;
    const negated = path.original === 'unless';
    const { original: name } = condition;
    return (values) =>
      isTruthy(Object.hasOwn(values, name) ? values[name] : undefined) === negated
        ? whenFalse(values)
        : whenTrue(values);
  }
  return undefined;
}

/** Handlebars takes an empty list for false. */
const isTruthy = (value: unknown) => Boolean(value) && !Handlebars.Utils.isEmpty(value);

const isContent = (node: hbs.AST.Node): node is hbs.AST.ContentStatement => node.type === 'ContentStatement';
const isMustache = (node: hbs.AST.Node): node is hbs.AST.MustacheStatement => node.type === 'MustacheStatement';
const isBlock = (node: hbs.AST.Node): node is hbs.AST.BlockStatement => node.type === 'BlockStatement';
const isPath = (node: hbs.AST.Node): node is hbs.AST.PathExpression => node.type === 'PathExpression';

const isPlainCall = ({ params, hash }: Pick<hbs.AST.MustacheStatement, 'params' | 'hash'>, count: number) =>
  params.length === count && !hash?.pairs.length;

/** One name: no path, no `this`, no `@data`. */
function isName(node: hbs.AST.Node | undefined): node is hbs.AST.PathExpression {
  return (
    node !== undefined &&
    isPath(node) &&
    !node.data &&
    node.depth === 0 &&
    node.parts.length === 1 &&
    node.parts[0] === node.original
  );
}

const isField = (node: hbs.AST.Node | undefined): node is hbs.AST.PathExpression =>
  isName(node) && !helpers.has(node.original);
