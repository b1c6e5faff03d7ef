import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { readBody } from './read-body.ts';

const MAX_BYTES = 64 * 1024;
const root = join(import.meta.dirname, '..');
const folder = join(root, '.leads');
const inboxFile = join(folder, 'inbox.jsonl');

/** The inbox's file, relative to the project, for messages. */
export const inboxName = relative(root, inboxFile);

/** Receives a lead where no webhook is set: prints it and keeps it in `.leads/inbox.jsonl`, on this machine only. */
export async function receiveLead(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return answer(response, 405, { Allow: 'POST' });
  // Pages of other sites cannot send this type without being asked first, which is refused above.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return answer(response, 415);
  const body = await readBody(request, MAX_BYTES);
  if (body === undefined) return answer(response, 413);
  const lead = parseObject(body.toString('utf8'));
  if (lead === undefined) return answer(response, 400);
  mkdirSync(folder, { recursive: true });
  // As JSON, so that nothing in a lead can steer the terminal it is printed on.
  const line = JSON.stringify(lead);
  appendFileSync(inboxFile, `${line}\n`);
  console.log(`Lead received: ${line}`);
  answer(response, 204);
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, headers).end();
}
