import type { IncomingMessage } from 'node:http';

/** A request's body; undefined where it is longer than `maxBytes`, after reading it to its end, so that the sender hears the answer. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}
