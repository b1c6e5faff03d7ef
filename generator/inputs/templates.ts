import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { readingProblems, readText } from '../../core/disk/read-text.ts';
import type { Problem } from '../../core/domain/problems.ts';
import { OWN_QUESTIONS, sumIn } from './profile.ts';
import { services } from '../../core/domain/services.ts';
import {
  readFrontMatter,
  refusedMarkup,
  type FrontMatter,
} from './template-source.ts';

/** Body sections of a service page, in the order shown. */
const bodySections = ['local', 'needs'] as const;

/** Body sections of a town hub, in the order shown. */
const hubSections = ['intro', 'issues'] as const;

/** The helpers that templates may use. */
export const helpers: ReadonlySet<string> = new Set(['if', 'unless']);

const compileOptions: CompileOptions = {
  strict: true,
  data: false,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries([...helpers].map((name) => [name, true])),
};

/**
 * Fills the fields of a plain text with a page's values.
 * @throws Error if a value is missing
 */
export const renderText = (text: string, values: object): string =>
  Handlebars.compile(text, { ...compileOptions, noEscape: true })(values);

export interface Variant extends FrontMatter {
  readonly number: number;
  /** Path that begins with `templates/`, for messages and provenance. */
  readonly file: string;
  /**
   * Names in the template's tags, with their lines. They are checked, since strict rendering misses
   * names in branches that no town takes.
   */
  readonly names: readonly {
    readonly name: string;
    readonly line: number;
  }[];
  /**
   * Renders the template with the values of a page.
   * @throws Error if a value that it shows is missing.
   */
  readonly render: (values: object) => string;
}

/** Variants of one section, question or reason, by ascending number. */
export type Pool = readonly Variant[];

export interface TemplateSet {
  readonly sections: Readonly<Record<string, Pool>>;
  /** Questions (for a service) or reasons (for the hub), by id in alphabetical order. */
  readonly entries: Readonly<Record<string, Pool>>;
  readonly seoTitle: Pool;
  readonly seoDescription: Pool;
}

export interface Templates {
  readonly services: Readonly<Record<string, TemplateSet>>;
  readonly hub: TemplateSet;
}

/** Number of questions on a service page: those of the town, then some of the service. */
export const FAQS_SHOWN = 6;

/** Number of reasons on a town hub. */
export const REASONS_SHOWN = 5;

/** Loads every template below `folder`, and adds missing and invalid ones to `problems`. */
export function loadTemplates(folder: string, problems: Problem[]): Templates {
  const readPool = (path: string, html = false): Pool => {
    const dir = join(folder, path);
    const names = listNames(dir).filter((name) => name.endsWith('.hbs'));
    if (names.length === 0)
      problems.push({
        file: `templates/${path}`,
        message: 'has no variant: add 1.hbs',
      });
    return names
      .flatMap((name) => {
        const file = `templates/${path}/${name}`;
        return compileVariant(join(dir, name), file, html, problems) ?? [];
      })
      .sort((a, b) => a.number - b.number);
  };
  const poolsOf = (path: string, ids: readonly string[], html?: boolean) =>
    Object.fromEntries(ids.map((id) => [id, readPool(`${path}/${id}`, html)]));
  const readSet = (
    name: string,
    sections: readonly string[],
    {
      entries,
      shown,
    }: {
      readonly entries: string;
      readonly shown: number;
    },
  ): TemplateSet => {
    const path = `${name}/${entries}`;
    const ids = listNames(join(folder, path));
    if (ids.length < shown)
      problems.push({
        file: `templates/${path}`,
        message: `has ${ids.length} folders; a page shows ${shown}`,
      });
    return {
      sections: poolsOf(name, sections, true),
      entries: poolsOf(path, ids),
      seoTitle: readPool(`${name}/seo-title`),
      seoDescription: readPool(`${name}/seo-description`),
    };
  };
  const questions = { entries: 'faqs', shown: FAQS_SHOWN - OWN_QUESTIONS };
  const reasons = { entries: 'reasons', shown: REASONS_SHOWN };
  return {
    services: Object.fromEntries(
      services.map(({ slug }) => [
        slug,
        readSet(slug, bodySections, questions),
      ]),
    ),
    hub: readSet('hub', hubSections, reasons),
  };
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function compileVariant(
  path: string,
  file: string,
  html: boolean,
  problems: Problem[],
): Variant | undefined {
  try {
    const [, number] = /\/([1-9]\d*)\.hbs$/.exec(file) ?? [];
    if (number === undefined)
      throw new Error('must be named by its number, as in 3.hbs');
    const { body, faults, needs, says } = readFrontMatter(
      readText(path, file).trim(),
    );
    problems.push(...faults.map((message) => ({ file, message })));
    const refusal = refusedMarkup(body, html);
    if (refusal !== undefined) throw new Error(refusal);
    const sum = sumIn(body);
    if (sum !== undefined)
      throw new Error(`states ${sum}: write the price’s field in its place`);
    const program = Handlebars.parseWithoutProcessing(body);
    trimStart(program);
    // React escapes plain text (questions, titles) when it renders the page.
    const render = Handlebars.compile(program, {
      ...compileOptions,
      noEscape: !html,
    });
    return {
      number: Number(number),
      file,
      needs,
      says,
      names: namesIn(program),
      render,
    };
  } catch (error) {
    problems.push(...readingProblems(file, error));
    return undefined;
  }
}

/** Removes the blank lines that replace the front matter, once the parser has counted them. */
function trimStart({ body: [first] }: hbs.AST.Program): void {
  if (first?.type !== 'ContentStatement') return;
  const content = first as hbs.AST.ContentStatement;
  content.value = content.value.trimStart();
}

/** Returns the names in a parsed template's tags: fields, helpers and partials. */
function namesIn(program: hbs.AST.Program): Variant['names'] {
  const visitor = new NameVisitor();
  visitor.accept(program);
  return visitor.names;
}

class NameVisitor extends Handlebars.Visitor {
  readonly names: { name: string; line: number }[] = [];

  override PathExpression({ original, loc }: hbs.AST.PathExpression): void {
    this.names.push({
      name: original,
      line: loc.start.line,
    });
  }
}
