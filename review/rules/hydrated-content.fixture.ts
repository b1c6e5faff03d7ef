import { htmlAt, replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const hydrateWith =
  (from: string, to: string): SeededDamage['damage'] =>
  (site, path) =>
    void site.hydrated.set(path, htmlAt(site, path).replace(from, to));

export const faults: readonly SeededDamage[] = [
  { name: 'the title changes on hydration', damage: hydrateWith('| Fixture</title>', '| Other</title>') },
  {
    name: 'text is added on hydration',
    damage: hydrateWith('</main>', '<p>Seven people are looking at this page.</p></main>'),
  },
  { name: 'a link is lost on hydration', damage: hydrateWith('<a href="/">Home</a>', 'Home') },
  {
    name: 'the data for hydration has another title',
    damage: (site, path) => replaceOn(site, path, ['"seo":{"title":"', '"seo":{"title":"New: ']),
  },
];
