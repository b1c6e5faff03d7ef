import { paths } from '../src/domain/routes.ts';
import type { TownFacts, TownPage } from '../generator/town-page-facts.ts';
import type { ReviewPage } from './model.ts';
import { parseTownPath } from './town-path.ts';

/** The pages whose town is known, in the shape that the rules of town pages look at: with the words that a visitor is served. */
export function toTownPages(
  pages: readonly (Pick<ReviewPage, 'path' | 'reading'> & { readonly running: string })[],
  facts: ReadonlyMap<string, TownFacts>,
): TownPage[] {
  const diary = pages.find(({ path }) => path === paths.jobDiary);
  // One link of each post leads to its service's page.
  const posts = Map.groupBy(
    (diary?.reading.links ?? []).flatMap(({ href, live }) => {
      const place = live ? parseTownPath(href) : undefined;
      return place?.service === undefined ? [] : [place.town];
    }),
    (town) => town,
  );
  return pages.flatMap(({ path, reading, running }): TownPage[] => {
    const known = facts.get(path);
    if (!known) return [];
    const lead = leadOf(reading);
    return [
      {
        ...known,
        path,
        title: reading.titles[0] ?? '',
        description: reading.descriptions[0] ?? '',
        lead,
        text: running.replace(lead, ''),
        posts: posts.get(parseTownPath(path)?.town ?? '')?.length ?? 0,
      },
    ];
  });
}

/** The first paragraph below the main heading. */
function leadOf({ blocks }: ReviewPage['reading']): string {
  const heading = blocks.findIndex(({ tag, region }) => tag === 'h1' && region === 'main');
  return blocks.slice(heading + 1).find(({ tag, region }) => tag === 'p' && region === 'main')?.text ?? '';
}
