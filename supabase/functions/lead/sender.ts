/** Returns the eight groups of an IPv6 address as `URL` writes it, as in `[2001:db8::1]`. */
function groupsOf(host: string): string[] {
  const [first = [], last = []] = host
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from(
    { length: 8 - first.length - last.length },
    () => '0',
  );
  return [...first, ...zeros, ...last];
}

/** Formats two groups as the four bytes of an IPv4 address. */
const dotted = (groups: readonly string[]) =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');

/** First six groups of IPv6 addresses that hold an IPv4 address: IPv4-mapped and NAT64. */
const holdingIpv4 = ['0,0,0,0,0,ffff', '64,ff9b,0,0,0,0'];

/** Whom a request counts for: two networks, or their keyed hashes. */
export interface Sender {
  /** An IPv4 address, or the IPv6 /64 that a provider gives to one household. */
  readonly sender: string;
  /** An IPv4 address, or the IPv6 /48 that a provider may give to one customer. */
  readonly network: string;
}

/**
 * Returns the parts of an IP address that its sender cannot choose. The address may carry a port or
 * a zone.
 */
export function networksOf(address: string): Sender {
  const plain = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const host = URL.parse(`http://[${plain}]/`)?.hostname;
  if (host === undefined) return single(plain.toLowerCase());
  const groups = groupsOf(host);
  const holdsIpv4 = holdingIpv4.includes(groups.slice(0, 6).join());
  if (holdsIpv4) return single(dotted(groups.slice(6)));
  return {
    sender: groups.slice(0, 4).join(':'),
    network: groups.slice(0, 3).join(':'),
  };
}

const single = (address: string): Sender => ({
  sender: address,
  network: address,
});

/**
 * Returns the client's IP address; '' if the request has none.
 * @param addressHeader header to which the proxy in front of us adds the address. Only its last
 *   entry is the proxy's: the client may have written the others.
 */
export const addressIn = (headers: Headers, addressHeader: string): string =>
  headers.get(addressHeader)?.split(',').at(-1)?.trim() ?? '';

/**
 * Returns keyed hashes of an address's networks, which distinguish senders but tell a reader of the
 * table nothing about them. Requests without an address count as one sender.
 */
export async function senderOf(address: string, key: string): Promise<Sender> {
  const { sender, network } = networksOf(address || 'unknown');
  return {
    sender: await keyedHash(sender, key),
    network: await keyedHash(network, key),
  };
}

async function keyedHash(text: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${key} ${text}`),
  );
  const bytes = new Uint8Array(digest, 0, 16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
