import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { cardGroups } from '#site/words/service-cards.ts';
import { blockElements } from '../../../snapshots/page-facts.ts';
import { subjectOf } from '../../../core/domain/page-subject.ts';
import { contentPaths, paths, type Page } from '../../../core/domain/pages.ts';
import { sentencesOf } from '../../../core/domain/text/sentences.ts';
import {
  distFolder,
  elements,
  readBuiltSite,
  textOf,
} from '../../support/built-site.ts';
import { figuresIn } from '../../support/figures.ts';
import { click } from '../../support/visits/controls.ts';
import { arrive, desktop } from '../../support/visitor.ts';

/*
 * The customer answers for every figure on these pages, so none may be there that the customer did
 * not give, or gave for another service.
 */

interface Work {
  readonly named: RegExp;
  readonly service?: string;
  readonly figures: readonly string[];
}

const hard = ['1500-3000 psi', '12-24 months'];

/** The figures that the customer gave, by the work that they were given for. */
const works: readonly Work[] = [
  {
    named: /\bpressure wash/i,
    service: 'pressure-washing',
    figures: ['£3/m²', '£150-800', 'every 12-18 months', ...hard],
  },
  {
    named: /\b(?:drives?|driveways?)\b/i,
    service: 'driveway-cleaning',
    figures: ['£3/m²', '£200', '2-6 hours', ...hard],
  },
  {
    named: /\b(?:patios?|paving|slabs?)\b/i,
    service: 'patio-cleaning',
    figures: ['£3/m²', '£180-600', '2-4 hours', ...hard],
  },
  {
    named: /\b(?:decks?|decking|boards?|timber)\b/i,
    figures: ['£3.5/m²', '12-24 months'],
  },
  {
    named: /\brender/i,
    service: 'render-cleaning',
    figures: ['£3.5/m²', '12-24 months'],
  },
  {
    named: /\broofs?\b/i,
    service: 'roof-moss-removal',
    figures: ['every 2-3 years'],
  },
  { named: /\bgutters?\b/i, service: 'gutter-cleaning', figures: [] },
  { named: /\bsports\b|\bcourts?\b/i, figures: ['£4/m²'] },
  { named: /\bartificial\b/i, figures: ['£3.5/m²'] },
  { named: /\bmachinery\b|\brestoration\b/i, figures: [] },
  { named: /\bbiocide treatment\b/i, figures: ['99.9 %'] },
];

/** Figures of any page: promises, the quiz's progress and length, and "in one day". */
const anywhere = ['24 hours', '48 hours', '20 %', 'a minute', '1 days'];

/** Figures of the law and of others' products. */
const inPrivacyPolicy = ['1 months', '2 years', 'a day'];

const namedIn = (text: string) => works.filter(({ named }) => named.test(text));

/** Returns the work that a page is about. A hub's heading says pressure washing. */
function subjectsOf({ kind, path }: Pick<Page, 'kind' | 'path'>) {
  const service =
    kind === 'hub' ? 'pressure-washing' : subjectOf(path).service?.slug;
  return works.filter((work) => service && work.service === service);
}

/** A sentence, or the words of a small block, and what it is about besides what it names. */
interface Passage {
  readonly text: string;
  readonly about: readonly Work[];
  /** Other figures that may stand here, such as the sum that an area beside it comes to. */
  readonly allowed: readonly string[];
}

/** Returns the figures in a passage that nobody gave for what it speaks of. */
function strangers({ text, about, allowed }: Passage): string[] {
  const named = namedIn(text);
  const allOf = named.length > 0 ? named : about;
  // A rate says what it is for; any other figure holds for everything that is named with it.
  const isGiven = (figure: string) =>
    figure.endsWith('/m²')
      ? [...named, ...about].some(({ figures }) => figures.includes(figure))
      : allOf.length > 0 &&
        allOf.every(({ figures }) => figures.includes(figure));
  return figuresIn(text).filter(
    (figure) => ![...anywhere, ...allowed].includes(figure) && !isGiven(figure),
  );
}

/** Returns the sums that areas in a text, such as `6 x 5 m`, come to at each rate beside them. */
function sumsIn(text: string): string[] {
  const sides = [...text.matchAll(/(\d+) x (\d+) m\b/g)];
  const areas = [
    ...sides.map(([, one, other]) => Number(one) * Number(other)),
    ...Array.from(text.matchAll(/(\d+) m²/g), ([, area]) => Number(area)),
  ];
  const rates = figuresIn(text)
    .filter((figure) => figure.endsWith('/m²'))
    .map((figure) => Number.parseFloat(figure.slice(1)));
  return areas.flatMap((area) =>
    rates.map((rate) => `£${Math.ceil(area * rate)}`),
  );
}

/** Elements that work out what an area comes to. */
const sumElements = ['tr', 'output'];
const blocks = [...blockElements, ...sumElements];

const isBlock = (node: Element): boolean =>
  blocks.includes(node.name) || elements(node, ...blocks).length > 0;

/** Whether a node says what its whole parent is about: a heading, a term, a row's first cell. */
const isTitle = (node: AnyNode): node is Element =>
  isTag(node) && ['h2', 'h3', 'dt', 'th', 'td'].includes(node.name);

/** Returns what an element says, block by block and sentence by sentence. */
function passagesIn(
  element: Element,
  { about, allowed }: Omit<Passage, 'text'>,
): Passage[] {
  if (['script', 'style', 'svg'].includes(element.name)) return [];
  const title = element.children.find(isTitle);
  const named = title ? namedIn(textOf(title)) : [];
  const isSum = sumElements.includes(element.name);
  const inside = {
    about: named.length > 0 ? named : about,
    allowed: isSum ? [...allowed, ...sumsIn(textOf(element))] : allowed,
  };
  const passages: Passage[] = [];
  let line = '';
  const endLine = () => {
    for (const text of sentencesOf(line.replace(/\s+/g, ' ')))
      passages.push({ text, ...inside });
    line = '';
  };
  for (const child of element.children) {
    if (isText(child)) line += child.data;
    else if (isTag(child) && !isBlock(child)) line += textOf(child);
    else if (isTag(child)) {
      endLine();
      passages.push(...passagesIn(child, inside));
    }
  }
  endLine();
  const { content, alt, 'aria-label': label } = element.attribs;
  for (const text of [content, alt, label])
    if (text) passages.push({ text, ...inside });
  return passages;
}

/** Returns every text within a value that was read from JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [];
}

const contentOf = (page: Page): readonly string[] => {
  if (page.kind === 'hub') return [contentPaths.hub(page.townSlug)];
  if (page.kind !== 'townService') return [];
  return [contentPaths.townService(page.townSlug, page.serviceSlug)];
};

test('figures in digits and in words are read alike', () => {
  const said = {
    'from £3.00 per square metre, decking £3.50/m²': ['£3/m²', '£3.5/m²'],
    'from two hundred pounds': ['£200'],
    'between a hundred and fifty and eight hundred quid': ['£150-800'],
    'twelve to eighteen months': ['12-18 months'],
    'every eighteen months': ['every 18 months'],
    'fifteen hundred to three thousand PSI': ['1500-3000 psi'],
    'half a day, or a year and a half': ['half a day', 'a year and a half'],
    'have it cleaned every spring': ['every spring'],
    'Gulls nest there every spring.': [],
  };
  for (const [text, figures] of Object.entries(said))
    expect(figuresIn(text), text).toEqual(figures);
});

test('every figure of every page and of its data is one that the customer gave for that work', () => {
  const found = readBuiltSite().flatMap(({ page, path, document }) => {
    const given = path === paths.privacy ? inPrivacyPolicy : [];
    const about = subjectsOf(page);
    const roots = document.children.filter(isTag);
    const data = [
      ...elements(document, 'script')
        .filter(({ attribs }) => attribs.type === 'application/ld+json')
        .map((block) => DomUtils.textContent(block)),
      ...contentOf(page).map((name) =>
        readFileSync(join(distFolder, name), 'utf8'),
      ),
    ];
    const passages = [
      ...roots.flatMap((root) => passagesIn(root, { about, allowed: given })),
      ...data
        .flatMap((json) => textsIn(JSON.parse(json)))
        .flatMap((html) => parseDocument(`<p>${html}</p>`).children)
        .filter(isTag)
        .flatMap((root) => passagesIn(root, { about, allowed: given })),
    ];
    return passages.flatMap((passage) =>
      strangers(passage).map((figure) => `${path}: ${figure}: ${passage.text}`),
    );
  });
  expect([...new Set(found)]).toEqual([]);
});

test('every figure in a dialog of the services page is one that the customer gave for that work', async () => {
  const { page } = await arrive({ viewport: desktop, path: paths.services });
  for (const { title } of cardGroups.flatMap(({ cards }) => cards)) {
    await click(page, `More Info about ${title}`);
    const dialog = await page.waitForSelector('dialog[open]');
    const html = await dialog!.evaluate(({ outerHTML }) => outerHTML);
    const passages = parseDocument(html)
      .children.filter(isTag)
      .flatMap((root) =>
        passagesIn(root, { about: namedIn(title), allowed: [] }),
      );
    expect(passages.length).toBeGreaterThan(10);
    expect(passages.flatMap(strangers), title).toEqual([]);
    await click(page, 'Close dialog');
    await page.waitForSelector('dialog', { hidden: true });
  }
});
