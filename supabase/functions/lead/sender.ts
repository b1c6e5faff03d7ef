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

/**
 * Returns the part of a network address that its sender cannot choose: an IPv4 address, or the /64
 * that a provider gives to one household. The address may carry a port or a zone.
 */
export function networkOf(address: string): string {
  const plain = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const host = URL.parse(`http://[${plain}]/`)?.hostname;
  if (host === undefined) return plain.toLowerCase();
  const groups = groupsOf(host);
  const holdsIpv4 = holdingIpv4.includes(groups.slice(0, 6).join());
  return holdsIpv4 ? dotted(groups.slice(6)) : groups.slice(0, 4).join(':');
}

/**
 * Returns a keyed hash of the client's network, which distinguishes senders but tells a reader of
 * the table nothing about them. Requests without an address count as one sender.
 * @param addressHeader header to which the proxy in front of us adds the client's address. Only its
 *   last entry is the proxy's: the client may have written the others.
 */
export async function senderOf(
  headers: Headers,
  addressHeader: string,
  key: string,
): Promise<string> {
  const entries = headers.get(addressHeader)?.split(',') ?? [];
  const network = networkOf(entries.at(-1) ?? '') || 'unknown';
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${key} ${network}`),
  );
  const bytes = new Uint8Array(digest, 0, 16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
