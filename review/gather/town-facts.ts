import { assertDefined } from '../../src/domain/assert-defined.ts';
import type { Inputs } from '../../generator/inputs.ts';
import { profileOf } from '../../generator/plan-pages.ts';
import { townFacts } from '../../generator/town-page.ts';
import type { Page } from '../../src/domain/routes.ts';
import { findService } from '../../src/domain/services.ts';
import { findTown } from '../../src/domain/towns.ts';
import type { TownFacts } from '../../generator/town-page-facts.ts';

/** What the profiles say of each hub's and service page's town, by path. */
export function readTownFacts(pages: readonly Page[], inputs: Inputs): Map<string, TownFacts> {
  return new Map(
    pages.flatMap((page): [string, TownFacts][] => {
      if (page.kind !== 'hub' && page.kind !== 'townService') return [];
      const town = assertDefined(findTown(page.townSlug), page.townSlug);
      const service = page.kind === 'townService' ? findService(page.serviceSlug) : undefined;
      return [[page.path, townFacts(town, profileOf(town, inputs).profile, service)]];
    }),
  );
}
