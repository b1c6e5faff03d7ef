import { learnOf, writeOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

export const faults: readonly SeededDamage[] = [
  {
    name: 'a promise stands on the page of another service',
    damage: (site, path) => {
      learnOf(site, path, { claims: [{ text: 'We keep ladders off thatch.', for: [] }] });
      writeOn(site, path, 'We keep ladders off thatch.');
    },
  },
  {
    name: 'a promise meant for this service names what only others meet',
    damage: (site, path) => {
      const service = site.townFacts.get(path)!.service!;
      learnOf(site, path, {
        claims: [{ text: 'We keep ladders off thatch.', for: [service] }],
        things: [[/\bthatch\b/, []]],
      });
      writeOn(site, path, 'We keep ladders off thatch.');
    },
  },
];
