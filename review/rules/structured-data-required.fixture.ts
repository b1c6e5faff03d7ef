import { fixtureSiteUrl } from '../fixture-page.ts';
import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const swap =
  (from: string, to: string): SeededDamage['damage'] =>
  (site, path) =>
    replaceOn(site, path, [from, to]);

export const faults: readonly SeededDamage[] = [
  { name: 'the business has no address', damage: swap('"address":', '"location":') },
  { name: 'a block is no JSON', damage: swap('{"@context"', '{,"@context"') },
  { name: 'the context is not schema.org', damage: swap('https://schema.org', 'https://example.org') },
  {
    name: 'a reference leads nowhere',
    damage: swap(`"provider":{"@id":"${fixtureSiteUrl}/#business"}`, `"provider":{"@id":"${fixtureSiteUrl}/#nobody"}`),
  },
  { name: 'a trail does not start at 1', damage: swap('"position":1', '"position":2') },
  { name: 'a page about a service has no Service', damage: swap('"@type":"Service"', '"@type":"Product"') },
];
