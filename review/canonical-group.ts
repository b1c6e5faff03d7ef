import type { LaunchGroup } from './launch-group.ts';

const local = /^(?:localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.)|\.(?:local|localhost|test|example|invalid)$/;

/** Canonical addresses that are not those of a live site; `canonicals` by path, empty where nothing is built. */
export function canonicalGroup(canonicals: ReadonlyMap<string, string>): LaunchGroup {
  const title = 'Canonical addresses';
  if (canonicals.size === 0)
    return {
      title,
      todo: 'Run npm run build with VITE_SITE_URL set, then check again.',
      items: ['The site is not built'],
    };
  const hosts = new Map<string, number>();
  for (const address of canonicals.values()) {
    const host = URL.canParse(address) ? new URL(address).host : `no address: ${address}`;
    const plain = URL.canParse(address) && new URL(address).protocol !== 'https:';
    const label = local.test(host.replace(/:\d+$/, ''))
      ? `${host} is not a public address`
      : !URL.canParse(address)
        ? host
        : plain
          ? `${host} is not https`
          : undefined;
    if (label) hosts.set(label, (hosts.get(label) ?? 0) + 1);
  }
  return {
    title,
    todo: 'Build with VITE_SITE_URL set to the live site’s address.',
    items: [...hosts].map(([label, count]) => `${label}: ${count} ${count === 1 ? 'page' : 'pages'}`),
  };
}
