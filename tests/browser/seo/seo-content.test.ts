import type { Element } from 'domhandler';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { isIndexable, type Page } from '../../../src/domain/routes.ts';
import { readPage } from '../../../review/read/read-page.ts';
import { measureSimilarity } from '../../../generator/likeness/measure-similarity.ts';
import { similarityBounds } from '../../../generator/likeness/similarity.ts';
import { readBuiltSite, type BuiltPage } from '../../support/built-site.ts';
import { elements, metaContents, onlyElement, textOf } from '../../support/markup.ts';

const MAX_TITLE = 60;
const DESCRIPTION = { min: 120, max: 158 };
const MIN_WORDS = 450;
const MIN_OWN_WORDS = 120;

const site = readBuiltSite();
const indexable = site.filter(({ page }) => isIndexable(page));
const { siteUrl } = parseEnvironment({});

/** One line for each page that the rule finds something wrong with. */
const offenders = (built: readonly BuiltPage[], rule: (built: BuiltPage) => string | undefined) =>
  built.flatMap((page) => {
    const fault = rule(page);
    return fault === undefined ? [] : [`${page.path}: ${fault}`];
  });

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('head', () => {
  test(`titles are unique and at most ${MAX_TITLE} characters`, () => {
    const titles = site.map(({ document }) => textOf(onlyElement(onlyElement(document, 'head'), 'title')));
    expect(titles.filter(({ length }) => length === 0 || length > MAX_TITLE)).toEqual([]);
    expect(repeated(titles)).toEqual([]);
  });

  test(`descriptions of indexable pages are unique and ${DESCRIPTION.min} to ${DESCRIPTION.max} characters`, () => {
    const descriptions = indexable.map(({ document }) => metaContents(document, 'description').join('|'));
    expect(descriptions.filter(({ length }) => length < DESCRIPTION.min || length > DESCRIPTION.max)).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });

  test('what social networks read is what search engines read', () => {
    const wrong = offenders(site, ({ path, document }) => {
      const [title, description, url] = ['og:title', 'og:description', 'og:url'].map((name) =>
        metaContents(document, name).join('|'),
      );
      const same =
        title === textOf(onlyElement(document, 'title')) &&
        description === metaContents(document, 'description').join('|') &&
        url === siteUrl + path;
      return same ? undefined : `${title} | ${description} | ${url}`;
    });
    expect(wrong).toEqual([]);
  });
});

describe('headings', () => {
  test('start with the one h1 in the main element', () => {
    const wrong = offenders(site, ({ document }) => {
      const all = elements(document, 'h1').map(textOf);
      return all.length === 1 && elements(onlyElement(document, 'main'), 'h1').length === 1
        ? undefined
        : `h1: ${all.join(' | ')}`;
    });
    expect(wrong).toEqual([]);
  });

  test('go down one level at a time', () => {
    const wrong = offenders(site, ({ document }) => {
      const levels = elements(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(level);
      const jump = levels.findIndex((now, index) => now > (levels[index - 1] ?? 0) + 1);
      return jump < 0 ? undefined : levels.join('');
    });
    expect(wrong).toEqual([]);
  });

  test('all say something, and none twice on a page', () => {
    const wrong = offenders(site, ({ document }) => {
      const texts = elements(onlyElement(document, 'main'), 'h1', 'h2', 'h3').map(textOf);
      const bad = [...texts.filter((text) => text === ''), ...repeated(texts)];
      return bad.length === 0 ? undefined : bad.join(' | ');
    });
    expect(wrong).toEqual([]);
  });
});

const level = ({ name }: Element) => Number(name.slice(1));

describe('main text', () => {
  let report: ReturnType<typeof measureSimilarity>;
  beforeAll(() => {
    report = measureSimilarity(
      site.map(({ page, path, html }) => ({
        path,
        text: readPage(html).running,
        group: groupOf(page),
        owner: ownerOf(page),
      })),
    );
  });

  test('of pages for one service, and of hubs, is alike only as far as the bounds allow', () => {
    const over = Object.entries(report.groups).filter(
      ([, { worst, mean }]) =>
        (worst[0]?.similarity ?? 0) > similarityBounds.sameService || (mean ?? 1) > similarityBounds.sameServiceMean,
    );
    expect(over.map(([name, { worst, mean }]) => ({ name, mean, worst: worst[0] }))).toEqual([]);
  });

  test('of any two pages of the site is alike only as far as the bound allows', () => {
    expect(report.worst.filter(({ similarity }) => similarity > similarityBounds.anyPages)).toEqual([]);
  });

  test(`of a town-by-service page has at least ${MIN_WORDS} words, ${MIN_OWN_WORDS} of them its own`, () => {
    const thin = offenders(
      site.filter(({ page }) => page.kind === 'townService'),
      ({ path }) => {
        const { words, ownWords } = report.pages[path]!;
        return words < MIN_WORDS || ownWords < MIN_OWN_WORDS ? `${words} words, ${ownWords} own` : undefined;
      },
    );
    expect(thin).toEqual([]);
  });
});

/** Fixed pages are compared with everything but held to no group's bound: each is a group of its own. */
function groupOf(page: Page): string {
  if (page.kind === 'townService') return page.serviceSlug;
  return page.kind === 'hub' ? 'hub' : page.path;
}

function ownerOf(page: Page): string {
  return page.kind === 'townService' || page.kind === 'hub' ? page.townSlug : page.path;
}
