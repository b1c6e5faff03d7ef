import { afterEach, expect, test, vi } from 'vitest';
import { reportedAddress } from './reported-address.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', ''],
  ['?email=ann@clean.example&name=Ann', ''],
  ['?utm_source=leaflet&email=ann@clean.example&gclid=A1', '?utm_source=leaflet&gclid=A1'],
  ['?my_utm_source=x&gclids=1&UTM_SOURCE=x', ''],
])('of an address with %j only what names a campaign is reported', (search, reported) => {
  vi.stubGlobal('location', { origin: 'https://www.clean.example', search });
  expect(reportedAddress('/services')).toBe(`https://www.clean.example/services${reported}`);
});
