/**
 * The network address that a request came from: the last entry of the header in which the proxy before us writes it, since whoever asks
 * may write entries before that one. All requests without it count as one sender's.
 */
export const addressIn = (headers: Headers, name: string): string =>
  headers.get(name)?.split(',').at(-1)?.trim() || 'unknown';

/** A keyed hash of a network address: tells senders apart, and says nothing of them to whoever reads the table. */
export async function hashSender(address: string, key: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${key} ${address}`));
  return Array.from(new Uint8Array(bytes).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
