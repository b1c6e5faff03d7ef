import { readText } from '../../core/disk/read-text.ts';
import { join } from 'node:path';
import { region } from '#site/region.ts';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';
import { planPage } from '../../generator/pages/plan-pages.ts';
import {
  formatProvenance,
  pageProvenance,
} from '../../generator/pages/provenance.ts';
import { root } from '../../core/disk/project-paths.ts';
import { pageModule } from '../../snapshots/rendering/page-modules.ts';
import { assertDefined } from '../../core/domain/assert-defined.ts';
import { landingRows } from '../../core/domain/page-table.ts';
import { notFoundPage, pages, type Page } from '../../core/domain/pages.ts';
import { findService } from '../../core/domain/services.ts';
import { didYouMean } from '../../core/domain/text/nearest.ts';
import { findTown } from '../../core/domain/towns.ts';
import { wrongOption } from './run-command.ts';

/**
 * Returns a text for a terminal that says which files the words of a page come from. `packRoot`
 * holds the pack.
 * @throws InputError if no page has the path `address`
 */
export function explainPage(packRoot: string, address: string): string {
  const path = `/${address.replace(/^\//, '')}`;
  const all = [...pages, notFoundPage];
  const page = all.find((one) => one.path === path);
  if (!page) {
    const addresses = all.map((one) => one.path);
    throw wrongOption(
      `--explain ${address}`,
      `no such page: give its address, as in /services or /${region.slug}/TOWN/SERVICE${didYouMean(path, addresses)}`,
    );
  }
  return page.kind === 'hub' || page.kind === 'townService'
    ? explainTownPage(packRoot, page)
    : explainComponent(page);
}

function explainTownPage(
  packRoot: string,
  page: Extract<Page, { readonly townSlug: string }>,
): string {
  const town = assertDefined(findTown(page.townSlug), page.townSlug);
  const service =
    page.kind === 'hub' ? undefined : findService(page.serviceSlug);
  const plan = planPage(town, loadInputs(packRoot), service);
  return formatProvenance(plan, pageProvenance(plan));
}

/** Explains a page whose component imports words from the pack by name, or holds them itself. */
function explainComponent(page: Page): string {
  const module = pageModule(page);
  const source = readText(join(root, module));
  // The pack's own pages import their words from `../words`.
  const imports = source.matchAll(
    /^import \{([^}]*)\} from '(?:#site|\.\.(?=\/words))\/([^']*)'/gm,
  );
  const words = [...imports].flatMap(([, names = '', file = '']) => {
    const found = names.match(/\w+/g) ?? [];
    return found.map((name) => ({ name, place: `site/${file}: ${name}` }));
  });
  const [, spread] = /<Page\s+\{\.\.\.(\w+)/.exec(source) ?? [];
  const [, brand = 'shortName'] =
    /brand=\{business\.(\w+)\}/.exec(source) ?? [];
  const landing = landingRows.find(({ path }) => path === page.path);
  const spreadWords = words.find(({ name }) => name === spread);
  const head = landing
    ? `site/words/landing-pages/copies.ts: landingCopies['${landing.id}']`
    : (spreadWords?.place ?? module);
  return [
    `${page.path}: ${module}`,
    '',
    '[title, description]',
    `    ${head}`,
    `    site/business.ts: ${brand}, after the title's bar`,
    '',
    '[words]',
    ...words.map(({ place }) => `    ${place}`),
    `    ${module}`,
  ].join('\n');
}
