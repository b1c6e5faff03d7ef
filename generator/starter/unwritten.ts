import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { sentencesOf } from '../../src/domain/text/sentences.ts';
import { starterProfile } from './starter-profile.ts';
import { readText } from '../../pack/read-text.ts';
import { filesBelow } from '../../pack/files-below.ts';
import {
  fill,
  starterFolder,
  staysMark,
  templateValues,
  drawnSample,
} from './starter-values.ts';

/** A file of the pack, and what in it stands there as the starter wrote it. */
export interface Unwritten {
  readonly file: string;
  readonly fields: readonly string[];
}

/** A string or a figure. It is compared with those of the same field; lines of a text have none. */
interface Value {
  readonly field: string;
  readonly text: string;
  /** What readers are told. */
  readonly place: string;
}

interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Strings and figures in code, by the names that lead to each; an item of a list has the list's name. */
function valuesInCode(code: string): Value[] {
  const stays = '/*stays*/';
  // An answer of the owner may stay.
  const source = code
    .replaceAll(staysMark, stays)
    .replace(/%\{[\w:]+\}/g, `${stays}0`);
  const valuesBelow = (node: Node, field: string): Value[] => {
    const { type, start, end, id, key } = node;
    if (
      source.slice(start - stays.length, start) === stays ||
      type === 'ImportDeclaration'
    )
      return [];
    if (type === 'Literal' || type === 'TemplateLiteral') {
      const text =
        type === 'Literal'
          ? String(node.value)
          : source.slice(start + 1, end - 1);
      return [{ field, place: field, text }];
    }
    // Types say nothing that is shown.
    const children = type.startsWith('TS')
      ? [node.expression]
      : Object.values({ ...node, id: null, key: null }).flat();
    const name = [id, key]
      .filter(isNode)
      .map((named) => named.name ?? named.value);
    const path = [field, ...name].filter(Boolean).join('.');
    return children.filter(isNode).flatMap((child) => valuesBelow(child, path));
  };
  return valuesBelow(
    parseSync('pack.ts', source).program as unknown as Node,
    '',
  );
}

const valuesInLines = (text: string): Value[] =>
  text
    .split('\n')
    .map((line, index) => ({
      field: '',
      text: line,
      place: `line ${index + 1}`,
    }))
    .filter(({ text: line }) => !line.startsWith(staysMark));

const valuesIn = (file: string, text: string): Value[] => {
  if (file.endsWith('.json')) return valuesInCode(`(${text})`);
  return file.endsWith('.ts') ? valuesInCode(text) : valuesInLines(text);
};

/** A sentence of so many words is nobody else's: where it is left in a text of one's own it is found too. */
const LEAST_WORDS = 8;
/** Names, as of pictures, are no words, nor are the fields of a template and the tags about them. */
const noWords = /^[a-z][a-zA-Z]*(?:-[a-z]+)*$|\{\{[^}]*\}\}|<[^>]*>/g;

/** What finds a value again: all of it, and each of its longer sentences. */
const keysOf = ({ field, text }: Value): string[] =>
  [
    text,
    ...sentencesOf(text).filter(
      (sentence) => sentence.split(/\s+/).length >= LEAST_WORDS,
    ),
  ]
    .filter((unit) => /[\p{L}\d]/u.test(unit.trim().replace(noWords, '')))
    .map((unit) => `${field}: ${unit.trim()}`);

/** Whether the owner says that a field is as it should be, or is not shown. */
type IsSettled = (value: Value, all: readonly Value[]) => boolean;

/** A field of the business is made up for as long as `sampleFields` names it. */
const isOwn: IsSettled = ({ field }, all) =>
  field.startsWith('business.') &&
  !all.some(
    (other) =>
      other.field === 'sampleFields' && field.split('.')[1] === other.text,
  );

/** A service whose page is held back is written later. */
const isHeldBack: IsSettled = ({ field }, all) =>
  all.some(
    ({ field: name, text }) =>
      text === 'false' &&
      name.endsWith('.publish') &&
      field.startsWith(name.replace('publish', '')),
  );

/** The pack, as far as the starter has to know it to say what it would write. */
interface Trade {
  readonly services: readonly { readonly name: string }[];
  readonly towns: readonly { readonly slug: string }[];
  readonly region: { readonly county: string };
}

/**
 * What nobody has written yet: the values of the pack below `root` that are those which the starter writes there. Only what its
 * files mark with `%{stays}`, and what the owner has answered, may be the same.
 */
export function findUnwritten(
  root: string,
  { services, towns, region }: Trade,
): Unwritten[] {
  const names = services.map(({ name }) => name);
  const read = (...path: string[]) => readText(join(...path));
  const isThere = (file: string) => existsSync(join(root, file));
  const find = (
    file: string,
    known: ReadonlySet<string>,
    isSettled: IsSettled = isOwn,
  ): Unwritten[] => {
    const all = valuesIn(file, read(root, file));
    const found = all.filter(
      (value) =>
        !isSettled(value, all) && keysOf(value).some((key) => known.has(key)),
    );
    return found.length === 0
      ? []
      : [{ file, fields: [...new Set(found.map(({ place }) => place))] }];
  };
  const words = filesBelow(join(starterFolder, 'site')).map((name) => ({
    file: `site/${name.replace('.tpl', '')}`,
    text: read(starterFolder, 'site', name),
  }));
  const profile = new Set(
    valuesInCode(
      `(${JSON.stringify(starterProfile(names, region.county))})`,
    ).flatMap(keysOf),
  );
  const profiles = towns
    .map(({ slug }) => `site/profiles/${slug}.json`)
    .map((file) => (isThere(file) ? file : 'site/generic-profile.json'));
  const lines = filesBelow(join(starterFolder, 'templates'))
    .flatMap((name) => valuesInLines(read(starterFolder, 'templates', name)))
    .flatMap((line) =>
      names.map((name) => ({
        ...line,
        text: fill(line.text, templateValues(name)),
      })),
    );
  const templates = new Set(lines.flatMap(keysOf));
  const pictures = isThere('site/media')
    ? filesBelow(join(root, 'site/media'))
    : [];
  return [
    ...words
      .filter(
        ({ file, text }) => isThere(file) && !text.startsWith(`${staysMark}\n`),
      )
      .flatMap(({ file, text }) =>
        find(file, new Set(valuesIn(file, text).flatMap(keysOf))),
      ),
    ...[...new Set(profiles)].flatMap((file) =>
      find(file, profile, isHeldBack),
    ),
    ...filesBelow(join(root, 'templates')).flatMap((name) =>
      find(`templates/${name}`, templates),
    ),
    ...pictures
      .map((name) => `site/media/${name}`)
      .filter((file) => readFileSync(join(root, file)).includes(drawnSample))
      .map((file) => ({ file, fields: ['the picture'] })),
  ];
}
