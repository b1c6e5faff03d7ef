import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const swap =
  (from: string, to: string): SeededDamage['damage'] =>
  (site, path) =>
    replaceOn(site, path, [from, to]);

export const faults: readonly SeededDamage[] = [
  {
    name: 'the business has another name in the data',
    damage: swap('"name":"Fixture Cleaning"', '"name":"Other Cleaning"'),
  },
  {
    name: 'the telephone number is another',
    damage: swap('"telephone":"+447700900382"', '"telephone":"+447700900111"'),
  },
  { name: 'the data opens on Sunday', damage: swap('["Monday","Saturday"]', '["Monday","Sunday"]') },
  { name: 'the data closes later', damage: swap('"closes":"18:00"', '"closes":"20:00"') },
  {
    name: 'the main picture is not on the page',
    damage: swap(
      '"priceRange":"££"',
      '"priceRange":"££","photo":{"@type":"ImageObject","contentUrl":"https://fixture.example/other-800.jpg"}',
    ),
  },
  {
    name: 'a profile is not linked',
    damage: swap('"priceRange":"££"', '"priceRange":"££","sameAs":"https://social.example/us"'),
  },
];
