import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const MAX_BYTES = 64 * 1024;
const folder = join(import.meta.dirname, '../.leads');

/** Receives a lead where no webhook is set: prints it and keeps it in `.leads/inbox.jsonl`, on this machine only. */
export async function receiveLead(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return answer(response, 405);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return answer(response, 413);
    chunks.push(chunk);
  }
  let lead: unknown;
  try {
    lead = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return answer(response, 400);
  }
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'inbox.jsonl'), `${JSON.stringify(lead)}\n`);
  console.log('Lead received:', lead);
  answer(response, 204);
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
