const hash = async (text: string) =>
  new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );

/** Tries at once: a browser hashes on other threads. */
const AT_ONCE = 64;

/**
 * The address to post `body` to where the receiver asks for work: it carries a number that took some 16,000 hashes to find, a
 * second or so of a browser's time. It belongs to this body alone, so that a robot has to find one for each.
 */
export async function provenAddress(
  url: string,
  body: string,
): Promise<string> {
  const fingerprint = (await hash(body)).join();
  for (let first = 0; ; first += AT_ONCE) {
    const hashes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, tried) =>
        hash(`${first + tried} ${fingerprint}`),
      ),
    );
    // As `isProven` of the receiver has it.
    const found = hashes.findIndex(([one, two = 255]) => one === 0 && two < 4);
    if (found >= 0)
      return `${url}${url.includes('?') ? '&' : '?'}proof=${first + found}`;
  }
}
